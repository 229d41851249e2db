import Testing

@testable import PanelFile

/// Files as people get them wrong: each has one message, at the place where the mistake begins.
@Suite("Wrong panel files") struct WrongFilesTests {
  /// The messages by file, as they were read and found right.
  private static let expected: [String: String] = Dictionary(
    Panels.lines(of: "wrong/messages").map { line in
      let end = line.firstIndex(of: "\t") ?? line.endIndex
      return (String(line[..<end]), String(line[end...].dropFirst()))
    }
  ) { $1 }

  @Test("Each file has its message", arguments: Panels.names(in: "wrong"))
  func message(name: String) throws {
    let reading = PanelReading.read(path: "\(Panels.folder)/wrong/\(name)", reserved: ["display"])
    #expect(reading.document == nil)
    let folder = "\(Panels.folder)/wrong/\(name)"
    let messages = reading.problems.map { problem in
      #expect(problem.place.file == folder)
      return String(problem.description.dropFirst(folder.utf8.count + 1))
    }
    #expect(messages.joined(separator: "\t") == Self.expected[name])
  }

  @Test("No file is forgotten")
  func all() { #expect(Panels.names(in: "wrong") == Self.expected.keys.sorted()) }
}
