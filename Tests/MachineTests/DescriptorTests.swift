import Glibc
import Testing

@testable import Machine

@Suite("Regular files")
struct DescriptorTests {
  @Test("A regular file is opened and read; a pipe, a folder and a missing file are told apart")
  func regularFiles() throws {
    var template = Array("/tmp/faceplate-descriptor-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { _ = system("rm -rf '\(folder)'") }
    let (file, pipe) = (folder + "/file", folder + "/pipe")
    let stream = fopen(file, "w")
    fputs("text", stream)
    fclose(stream)
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(Self.contents(file) == Array("text".utf8))
    for (path, reason) in [(pipe, EINVAL), (folder, EINVAL), (folder + "/none", ENOENT), (file + "/none", ENOTDIR)] {
      #expect(Self.contents(path) == nil)
      #expect(errno == reason, "\(path)")
    }
  }

  private static func contents(_ path: String) -> [UInt8]? {
    guard let file = Descriptor.ofRegularFile(path) else { return nil }
    return file.read(atMost: 100)
  }
}
