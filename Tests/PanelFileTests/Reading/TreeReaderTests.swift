import Glibc
import Testing

@testable import PanelFile

@Suite("Trees of panel files") struct TreeReaderTests {
  private func tree(_ text: String) throws -> SourceNode {
    try TreeReader.readMain(of: PanelFiles(path: "panel.yaml") { _ in .bytes(Array(text.utf8)) })
  }

  @Test("What a text means is not guessed from its spelling", arguments: ["on", "12:30", "0123", "~", "null", "1e3"])
  func spelling(text: String) throws {
    #expect(try tree("key: \(text)").entry("key")?.value.text == text)
  }

  @Test("Places count lines and columns from 1, and end after the last character")
  func places() throws {
    let place = try #require(try tree("a: 1\nbé:  {c: 'd e'}").entry("bé")?.value.entry("c")?.value.place)
    #expect(place == PanelPlace(file: "panel.yaml", line: 2, column: 10, endLine: 2, endColumn: 15))
  }

  @Test("Merge keys bring in what a map does not have itself")
  func merge() throws {
    let tree = try tree("a: &a {x: 1, y: 2}\nb: {<<: *a, y: 3}")
    #expect(tree.entry("b")?.value.entry("x")?.value.text == "1")
    #expect(tree.entry("b")?.value.entry("y")?.value.text == "3")
  }

  @Test("A file is included in its place, and its places name it")
  func include() throws {
    let files = PanelFiles(path: "a/panel.yaml") { path in
      path == "a/panel.yaml" ? .bytes(Array("x: !include b.yaml".utf8)) : .bytes(Array("y: 1".utf8))
    }
    let value = try #require(try TreeReader.readMain(of: files).entry("x")?.value.entry("y")?.value)
    #expect(value.place.text == "a/b.yaml:1:4")
    #expect(files.paths == ["a/panel.yaml", "a/b.yaml"])
  }

  @Test(
    "A password or a config file beside the panel file is not included",
    arguments: ["vnc-password", "panel.conf", ".yaml/x"])
  func secrets(name: String) {
    for include in ["{text: !include \(name)}", "{include: \(name)}"] {
      let files = PanelFiles(path: "/etc/kiosk/panel.yaml") { path in
        .bytes(Array((path == "/etc/kiosk/panel.yaml" ? "pages: {start: {body: [\(include)]}}" : "Secret-77").utf8))
      }
      let reading = PanelReading.read(files)
      #expect(reading.document == nil)
      #expect(
        reading.problems.map(\.what) == [
          "“\(name)” is not included: its name does not end in .yaml, and passwords may lie beside a panel file"
        ])
      #expect(files.paths == ["/etc/kiosk/panel.yaml"])
    }
  }

  @Test("A symbolic link does not lead to a password beside the panel file")
  func linkToSecret() throws {
    var name = Array("/tmp/panel.XXXXXX".utf8CString)
    let folder = try #require(
      name.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
    defer { for file in ["/panel.yaml", "/part.yaml", "/password", ""] { remove(folder + file) } }
    for (file, text) in [("panel.yaml", "pages: !include part.yaml\n"), ("password", "Secret-77\n")] {
      let file = try #require(fopen("\(folder)/\(file)", "w"))
      fputs(text, file)
      fclose(file)
    }
    #expect(symlink("password", "\(folder)/part.yaml") == 0)
    #expect(
      PanelReading.read(path: "\(folder)/panel.yaml").problems.first?.what
        == "\(folder)/part.yaml cannot be read: it is a link to a file whose name does not end in .yaml")
  }

  @Test("A symbolic link does not lead out of the folder")
  func link() throws {
    var name = Array("/tmp/panel.XXXXXX".utf8CString)
    let folder = try #require(
      name.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
    defer { for file in ["/panel.yaml", "/secret.yaml", ""] { remove(folder + file) } }
    let file = try #require(fopen("\(folder)/panel.yaml", "w"))
    fputs("pages: !include secret.yaml\n", file)
    fclose(file)
    #expect(symlink("/etc/passwd", "\(folder)/secret.yaml") == 0)
    let problem = PanelReading.read(path: "\(folder)/panel.yaml").problems.first
    #expect(
      problem?.what == "\(folder)/secret.yaml cannot be read: it is a link to a file outside of the panel's own folder")
  }

  @Test("A file of a megabyte is read, and a larger one is refused")
  func size() throws {
    let room = String(repeating: "# " + String(repeating: "x", count: 97) + "\n", count: 10_000)
    #expect(Panels.read("pages: {a: [{text: Hello}]}\n" + room).document != nil)
    #expect(
      Panels.problems(room + room).first
        == "panel.yaml:1:1: the panel is larger than 1 MB; remove what it does not need")
  }

  @Test("Bytes that are no text are a mistake at their place")
  func bytes() {
    let files = PanelFiles(path: "panel.yaml") { _ in .bytes(Array("pages:\n  a: ".utf8) + [0xFF, 0xFE]) }
    #expect(
      PanelReading.read(files).problems.map(\.description) == [
        "panel.yaml:2:6: this is not text in UTF-8; save the file as UTF-8, without control characters"
      ])
  }
}
