import Faceplate
import Testing

/// The kiosk's scripts from the first touch to the receipt. They say themselves what has to be on the panel.
@Suite("Script of the ordering kiosk")
struct OrderScriptTests {
  @Test("An order is paid for, and the next customer finds the welcome", arguments: ["1080x1920", "800x480"])
  func script(size: String) throws {
    let script = try played("order-touch", size)
    #expect(script.expected == ["Your number", "€15.60"])
    #expect(script.end.contains { $0.hasPrefix("button\tEat here\t") })
  }

  @Test("The staff tries each fault behind its code, which is asked for each time, and customers meet them")
  func faults() throws {
    let script = try played("order-faults-touch", "800x480")
    #expect(
      script.expected == [
        "The bank refuses this card", "The bank does not answer", "Are you still there?", "Hungry?",
        "There is no paper: scan the code for your receipt.",
      ])
    #expect(
      script.end.contains { $0.hasPrefix("text\tThere is no paper") }
        && script.end.contains { $0.hasPrefix("text\t€6.90\t") })
  }

  /// A script of the kiosk, of which no element at the end has the number of the card.
  private func played(_ name: String, _ size: String) throws -> PlayedScript {
    let script = try PlayedScript("Ordering", name, screen: "order", size: size)
    for line in script.end { #expect(!line.contains("4111"), "\(line)") }
    return script
  }
}
