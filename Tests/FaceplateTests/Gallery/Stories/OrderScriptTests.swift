import Faceplate
import Testing

/// The kiosk's scripts from the first touch to the receipt. They say themselves what has to be on the panel.
@Suite("Script of the ordering kiosk")
struct OrderScriptTests {
  @Test("An order is paid for, and the next customer finds the welcome", arguments: ["1080x1920", "800x480"])
  func script(size: String) throws {
    let (expected, end) = try played("order-touch", size)
    #expect(expected == ["Your number", "€15.60"])
    #expect(end.contains { $0.hasPrefix("button\tEat here\t") })
  }

  @Test("The staff tries each fault behind its code, which is asked for each time, and customers meet them")
  func faults() throws {
    let (expected, end) = try played("order-faults-touch", "800x480")
    #expect(
      expected == [
        "The bank refuses this card", "The bank does not answer", "Are you still there?", "Hungry?",
        "There is no paper: scan the code for your receipt.",
      ])
    #expect(end.contains { $0.hasPrefix("text\tThere is no paper") } && end.contains { $0.hasPrefix("text\t€6.90\t") })
  }

  /// The words that a script says have to be there, and the elements at its end, of which none has the number of the card.
  private func played(_ name: String, _ size: String) throws -> (expected: [String], end: [String]) {
    let file = Program.package + "/Sources/Gallery/Ordering/Scripts/\(name).script"
    let text = String(decoding: try [UInt8](contentsOf: file), as: UTF8.self)
    let result = try Program.run("render", "--screen", "order", "--size", size, "--script", file, "--describe")
    #expect(result.status == 0, "\(result.output)")
    for line in result.lines { #expect(!line.contains("4111"), "\(line)") }
    let expected = text.split(separator: "\n").filter { $0.hasPrefix("expect ") }
    return (expected.map { $0.dropFirst("expect ".count).filter { $0 != "\"" } }, result.lines)
  }
}
