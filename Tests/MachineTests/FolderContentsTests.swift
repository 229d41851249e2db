import Glibc
import Machine
import Testing

@Suite("The files and folders in a folder")
struct FolderContentsTests {
  /// Calls `body` with a folder that holds these empty files. The name of the folder is a pattern for a shell.
  private func withFolder(holding names: [String], _ body: (String) -> Void) throws {
    var template = Array("/tmp/panel [1]*?-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      for name in names { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    for name in names { close(open("\(folder)/\(name)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)) }
    body(folder)
  }

  @Test("All names are read, without those of the folder and its parent")
  func names() throws {
    try withFolder(holding: ["b", ".hidden", "a.conf", "Küche"]) { folder in
      #expect(FolderContents.names(in: folder)?.sorted() == [".hidden", "Küche", "a.conf", "b"].sorted())
    }
  }

  @Test("Names with one of several endings are read")
  func endings() throws {
    try withFolder(holding: ["a.conf", "b.conf~", "c.mo", "conf", "d.CONF", "mo"]) { folder in
      #expect(FolderContents.names(in: folder, ending: [".conf", ".mo"])?.sorted() == ["a.conf", "c.mo"])
    }
  }

  @Test("Paths are in alphabetical order and without hidden files")
  func paths() throws {
    try withFolder(holding: ["b.mo", "a.mo", ".c.mo", "[a]*.mo", "d"]) { folder in
      #expect(
        FolderContents.paths(in: folder, ending: [".mo"]) == ["\(folder)/[a]*.mo", "\(folder)/a.mo", "\(folder)/b.mo"])
      #expect(FolderContents.paths(in: folder).count == 4)
    }
  }

  @Test("A folder that is not there has no names and no paths")
  func missing() {
    #expect(FolderContents.names(in: "/nonexistent") == nil)
    #expect(FolderContents.paths(in: "/nonexistent").isEmpty)
  }

  @Test("A symbolic link to a folder is no folder")
  func link() {
    let link = "/tmp/faceplate-link-\(getpid())"
    #expect(symlink("/tmp", link) == 0)
    defer { unlink(link) }
    #expect(!FilePath.isFolder(link))
    #expect(FilePath.isFolder("/tmp"))
    #expect(!FilePath.isFolder("/proc/self/exe"))
  }
}
