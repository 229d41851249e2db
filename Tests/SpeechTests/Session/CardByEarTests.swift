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
        "Payment card, Card number, empty, text field", "Month, empty, text field", "Year, empty, text field",
        "Security code, empty, text field", "Pay, button",
      ])
    let digits = panel.spoken.filter { $0.kind == .letter }.map(\.text).joined()
    #expect(digits == "x4111111111111111" + "12" + "30" + "123")
    #expect(panel.transcript.contains("Only digits can be entered"))
  }

  @Test("Where paying fails, the field that is wrong is said with what is wrong with it")
  func incomplete() throws {
    let panel = try Harness { PaymentScreen() }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(listener: .headset))
    try panel.listen()
    while panel.stage.speech?.current?.element.label != "Pay" {
      try panel.swipe(.right)
      try panel.listen()
    }
    try panel.doubleTap()
    try panel.listen()
    #expect(panel.transcript.last == "Payment card, Card number, empty, text field. Enter the card number")
    try panel.advance(by: .seconds(1))
    try panel.listen()
    #expect(panel.transcript.last == "Double tap to type.")
  }

  @Test("Key by key on the keyboard of the screen, and paid with", arguments: WayByEar.allCases)
  func keyboard(_ way: WayByEar) throws {
    let panel = try Harness { PaymentScreen() }
    let person = try PersonByEar(way, listener: .headset, at: panel)
    try person.find("Card number")
    try person.use()
    try person.type("4111111111111111")
    try person.type("1230123")
    try person.find("Pay")
    try person.use()
    let order = person.heard.prefix { $0 != "Pay by card, heading" }
    #expect(order.first == "Your order, heading" && order.suffix(2) == ["Total", "€55.67"])
    #expect(
      person.heard.dropFirst(order.count).joined(separator: " | ") == """
        Pay by card, heading | Payment card, Card number, empty, text field | typing, 1 | 2 | 3 | 4 | 4 | 3 | 2 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | Month, empty, text field | 1 | 2 | 2 | Year, empty, text field | 3 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | Close | 0 | 0 | Security code, empty, text field | Close | 9 | 8 | 7 | 6 | 5 | 4 | 3 | 2 | 1 | 1 | 2 | 2 | 3 | 3 | Security code, 3 digits entered, text field | Payment card, Where is the security code?, button | Pay, button | Thank you, dialog
        """)
    #expect(panel.contains("Thank you"))
  }
}
