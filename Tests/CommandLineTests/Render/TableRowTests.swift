import Testing

@testable import CommandLine

@Suite("Lines of output with tabs between their cells") struct TableRowTests {
  @Test("A text of a panel forges no line and works no terminal")
  func controls() {
    #expect(tableRow(["text", "x\u{1B}[2J\ny", "a\u{202E}b", "1.0"]) == "text\tx?[2J?y\ta?b\t1.0")
  }

  @Test("The name of a missing file works no terminal")
  func paths() {
    let error = FileError(path: "a\u{1B}[2J.conf", verb: "read", number: 2)
    #expect(error.description == "a?[2J.conf cannot be read: No such file or directory; name another file")
  }
}
