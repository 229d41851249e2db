import Glibc
import Testing

@testable import Machine

@Suite("The folder of the program")
struct ProgramFolderTests {
  @Test("It is found by the path that the kernel tells if /proc fails")
  func startedPath() throws {
    let started = try #require(ProgramFolder.startedPath)
    #expect(ProgramFolder.folder(ofFirst: ["/nowhere/exe", started]) == ProgramFolder.path)
    #expect(ProgramFolder.path == ProgramFolder.folder(ofFirst: ["/proc/self/exe"]))
  }

  @Test("A link to the program leads to the folder of the program itself")
  func link() {
    let link = "/tmp/faceplate-program-\(getpid())"
    #expect(symlink("/proc/self/exe", link) == 0)
    defer { unlink(link) }
    #expect(ProgramFolder.folder(ofFirst: [link]) == ProgramFolder.path)
  }

  @Test("The resources of the program itself go before those of other programs beside it")
  func resources() {
    let folders = ["/bin/App_Core.resources", "/bin/Other_other.resources", "/bin/My_panel.resources", "/bin/a.bundle"]
    #expect(
      ProgramFolder.ownFirst(folders, of: "/bin/panel") == [
        "/bin/My_panel.resources", "/bin/App_Core.resources", "/bin/Other_other.resources", "/bin/a.bundle",
      ])
    #expect(ProgramFolder.ownFirst(folders, of: "/bin/none") == folders)
  }

  @Test("Resources are found where the path of the program is a pattern for a shell")
  func pattern() throws {
    var template = Array("/tmp/kiosk [2]-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    let resources = ["\(folder)/My_panel.resources", "\(folder)/App_Core.resources"]
    for path in resources { #expect(mkdir(path, 0o700) == 0) }
    defer { for path in resources + [folder] { rmdir(path) } }
    #expect(ProgramFolder.resourcePaths(in: folder, of: "\(folder)/panel") == resources)
  }

  @Test("A program that cannot be found has no folder")
  func none() { #expect(ProgramFolder.folder(ofFirst: ["/nowhere/exe", ""]) == nil) }
}
