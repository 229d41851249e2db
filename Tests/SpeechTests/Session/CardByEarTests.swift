import Faceplate
import FaceplateTesting
import Gallery
import Testing

@testable import Speech

/// A person with a headset types a card on the keys of a keypad, hears what is wrong, and mends it.
@Suite("A card entered with the screen black")
struct CardByEarTests {
  @Test("By gestures to the field, by keys into it; the next field is said when one is full")
  func card() throws {
    let panel = try Harness { PaymentScreen() }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(listener: .headset, hasKeys: true))
    try panel.listen()
    while panel.stage.speech?.current?.element.label != "Card number" {
      try panel.swipe(.right)
      try panel.listen()
    }
    try panel.key(.character("x"))
    try panel.listen()
    for digits in ["4111111111111111", "12", "30", "123"] {
      for digit in digits {
        try panel.key(.character(digit))
        try panel.listen()
      }
    }
    let ways = panel.spoken.filter { $0.kind == .focus }.map(\.text)
    #expect(
      ways.suffix(5) == [
        "Card number, empty, text field", "Month, empty, text field", "Year, empty, text field",
        "Security code, empty, text field", "Pay, button",
      ])
    let digits = panel.spoken.filter { $0.kind == .letter }.map(\.text).joined()
    #expect(digits == "x4111111111111111" + "12" + "30" + "123")
    #expect(panel.transcript.contains("Only digits can be entered"))
  }

  @Test("Key by key on the keyboard of the screen, and paid with", arguments: WayByEar.allCases)
  func keyboard(_ way: WayByEar) throws {
    let panel = try Harness { PaymentScreen() }
    let person = try PersonByEar(way, listener: .headset, at: panel)
    try person.find("Card number")
    try person.use()
    try person.type("4111111111111111")
    try person.type("1230123")
    print("TRANSCRIPT card \(way.rawValue) \(person.steps)\n" + person.heard.joined(separator: "\n"))
    try person.find("Pay")
    try person.use()
    print("TRANSCRIPT card2 \(way.rawValue) \(person.steps)\n" + person.heard.suffix(12).joined(separator: "\n"))
    #expect(panel.contains("Thank you"))
  }
}
