import Glibc
import Testing

@testable import LinuxHost

@Suite struct NumberedNodesTests {
  /// Calls `body` with a folder that holds these empty files.
  private func withFolder(holding names: [String], _ body: (String) -> Void) throws {
    var template = Array("/tmp/nodes-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      for name in names { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    for name in names { close(open("\(folder)/\(name)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)) }
    body(folder)
  }

  @Test("Nodes are in the order of their numbers")
  func nodesAreInTheOrderOfTheirNumbers() throws {
    try withFolder(holding: ["event10", "event9", "mouse0", "eventful"]) { folder in
      #expect(numberedNodes("event", in: folder) == ["\(folder)/event9", "\(folder)/event10"])
    }
  }

  @Test("Nodes of a directory that cannot be read are found by their numbers")
  func nodesOfADirectoryThatCannotBeReadAreFoundByTheirNumbers() throws {
    try withFolder(holding: ["card1", "card0", "renderD128"]) { folder in
      let found = numberedNodes("card", in: folder) { _ in nil }
      #expect(found == ["\(folder)/card0", "\(folder)/card1"])
    }
  }

  @Test("A directory that is not there has no nodes")
  func aDirectoryThatIsNotThereHasNoNodes() {
    #expect(numberedNodes("card", in: "/nonexistent").isEmpty)
  }
}
