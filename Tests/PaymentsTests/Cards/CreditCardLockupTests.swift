import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Payments
@testable import Runtime
@testable import Values

@Suite("Card lockup")
struct CreditCardLockupTests {
  private nonisolated static let numbers = [
    "4111111111111111", "5555555555554444", "378282246310005", "30569309025904", "6011111111111117", "3530111333300000",
  ]

  @Test("The six test numbers are typed by touch, without a tap between the fields", arguments: numbers)
  func byTouch(number: String) throws {
    let till = Till()
    let panel = try checkout(till)
    try panel.tap("Card number")
    let code = number.hasPrefix("37") ? "1234" : "123"
    for digit in number + "927" + code { try panel.tap(String(digit)) }
    // The last digit closes the keypad, and charges nothing.
    #expect(till.payments == 0 && !panel.contains("Close"))
    try panel.tap("Pay")
    #expect(till.payments == 1 && till.card.number.count == number.count)
    #expect(till.card.isValid(today: CalendarMonth(year: 2026, month: 11)))
  }

  @Test("Half a card is gone with the viewer that has typed it, and a submitted card stays")
  func leavingViewer() throws {
    let till = Till()
    let panel = try checkout(till)
    try panel.tap("Card number", by: 1)
    for digit in "4111" { try panel.tap(String(digit), by: 1) }
    #expect(panel.contains("typed"))
    try panel.send([.viewerLeft], by: 1)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("empty") && !panel.contains("Close"))
    #expect(try panel.value(of: "Card number") == "empty")
    try panel.tap("Card number", by: 2)
    for digit in Self.numbers[0] + "927123" { try panel.tap(String(digit), by: 2) }
    try panel.tap("Pay", by: 2)
    try panel.send([.viewerLeft], by: 2)
    #expect(till.payments == 1 && panel.contains("typed"))
  }

  @Test("6.7: the keypad has Next until the last field; leaving a field shows no errors of those never visited")
  func nextKey() throws {
    let till = Till()
    let panel = try checkout(till)
    try panel.tap("Card number")
    for digit in "4111" { try panel.tap(String(digit)) }
    #expect(!panel.contains("Done"))
    try panel.tap("Next")
    #expect(try panel.element("Card number").hint.contains("not a valid card number"))
    for name in ["Month", "Year", "Security code"] { #expect(try panel.value(of: name) == "empty") }
    try panel.tap("9")
    #expect(try panel.value(of: "Month") == "2 digits entered")
    for digit in "27" { try panel.tap(String(digit)) }
    #expect(panel.contains("Done") && !panel.contains("Next"))
    for digit in "12" { try panel.tap(String(digit)) }
    // Done submits: the number is wrong, and the typing goes on there.
    try panel.tap("Done")
    #expect(till.payments == 0 && panel.contains("Next"))
    #expect(try panel.element("Security code").hint.contains("has 3 digits"))
    for digit in "111111111111" { try panel.tap(String(digit)) }
    #expect(try panel.value(of: "Card number") == "Visa, 16 digits entered")
    for _ in 0..<2 { try panel.tap("Next") }
    try panel.tap("3")
    try panel.tap("Pay")
    #expect(till.payments == 1)
  }

  @Test("6.12: in an empty field the delete key goes back to the field before it, where the typing goes on")
  func deletingBack() throws {
    let panel = try checkout(Till())
    try panel.tap("Card number")
    for digit in "4111111111111111" { try panel.tap(String(digit)) }
    try panel.tap("Delete")
    for digit in "110" { try panel.tap(String(digit)) }
    #expect(try panel.value(of: "Card number").hasPrefix("Visa, 19 digits entered"))
    #expect(try panel.value(of: "Month") == "empty")
  }

  @Test("6.7: by keys alone, Tab and Shift-Tab move between the fields", arguments: numbers)
  func byKeys(number: String) throws {
    let till = Till()
    let panel = try checkout(till)
    try panel.key(.tab)
    for digit in number { try panel.key(.character(digit)) }
    try panel.key(.character("1"))
    try panel.key(.tab)
    #expect(try panel.value(of: "Month") == "2 digits entered")
    for digit in "27" { try panel.key(.character(digit)) }
    try panel.key(.tab, .shift)
    try panel.key(.tab)
    for digit in number.hasPrefix("37") ? "1234" : "123" { try panel.key(.character(digit)) }
    #expect(till.payments == 0)
    // 6.7: after the code the focus is out of the card, past its hint.
    try panel.key(.enter)
    #expect(till.payments == 1 && till.card.number.count == number.count)
  }

  @Test("Enter in a field of a card alone submits it, once")
  func enter() throws {
    var payments = 0
    let panel = try Harness(size: Size(width: 800, height: 960)) { Alone { payments += 1 } }
    try panel.key(.tab)
    for digit in "4111111111111111927123" { try panel.key(.character(digit)) }
    #expect(payments == 0)
    // Nothing follows the card: the focus has stayed.
    try panel.key(.enter)
    #expect(payments == 1)
  }

  private struct Alone: View {
    let pay: () -> Void
    @State private var card = PaymentCard()

    var body: some View { CreditCardLockup(card: $card, onComplete: pay).padding(20) }
  }

  @Test("The six test numbers are typed with the knob alone", arguments: numbers)
  func byKnob(number: String) throws {
    let till = Till()
    let panel = try checkout(till)
    panel.checksFrames = false
    try panel.turn(by: 1)
    try panel.pressKnob()
    for digit in number + "927" + (number.hasPrefix("37") ? "1234" : "123") { try turn(to: String(digit), panel) }
    #expect(till.payments == 0)
    // 6.7: the knob is at the button after the card.
    try panel.pressKnob()
    #expect(till.payments == 1 && till.card.number.count == number.count)
    #expect(till.card.isValid(today: CalendarMonth(year: 2026, month: 11)))
    #expect(!panel.contains("Close"))
  }

  /// Turns the knob until a key of the keypad has the focus, and presses the knob.
  private func turn(to key: String, _ panel: Harness) throws {
    let frame = try panel.element(key).frame
    for _ in 0..<30 {
      if let focus = panel.stage.focus.current?.layoutNode.stageFrame, frame.contains(focus.center) {
        return try panel.pressKnob()
      }
      try panel.turn(by: 1)
    }
    Issue.record("the knob does not reach the key \(key)")
  }

  @Test("6.1, 6.2: the number is grouped as it is typed, and the logo comes and goes")
  func grouping() throws {
    let panel = try checkout(Till())
    try panel.key(.tab)
    try panel.key(.character("4"))
    #expect(!panel.contains("Visa"))
    try panel.key(.character("1"))
    #expect(panel.contains("Visa"))
    try panel.key(.backspace)
    #expect(!panel.contains("Visa"))
    let behavior = try #require(panel.stage.rootLayoutNode.first { $0.behavior is DigitsBehavior })
    let digits = try #require(behavior.behavior as? DigitsBehavior)
    for digit in "11111" { try panel.key(.character(digit)) }
    // The caret stands behind six digits and one gap.
    let place = digits.caret(at: Point(x: 1000, y: 0))
    #expect(place == 6)
  }

  @Test(
    "6.12: a number with spaces is pasted; a hostile paste is refused with a reason, and changes nothing",
    arguments: [
      ("4111x111", "Only digits can be entered"), ("\u{202E}4111", "Only digits can be entered"),
      (String(repeating: "4", count: 10_000), "Card number: no more digits fit"),
    ])
  func pasting(text: String, reason: String) throws {
    let panel = try checkout(Till())
    try panel.key(.tab)
    let clipboard = panel.stage.service(PanelClipboard.self)
    clipboard.text = "3782 8224"
    try panel.key(.character("v"), .control)
    #expect(try panel.value(of: "Card number") == "American Express, 8 digits entered")
    clipboard.text = text
    try panel.key(.character("v"), .control)
    let field = try panel.element("Card number")
    #expect(field.value == "American Express, 8 digits entered" && field.hint.contains(reason), "\(field.hint)")
    #expect(panel.announcements.contains { $0.contains(reason) })
    // What was not taken is still there; what was taken is not.
    #expect(clipboard.text == text)
  }

  @Test("6.12: a number that was pasted is in the clipboard no longer; digits of a card are neither copied nor cut")
  func clipboard() throws {
    let panel = try checkout(Till())
    let clipboard = panel.stage.service(PanelClipboard.self)
    clipboard.text = "3782 822463-10005"
    try panel.key(.tab)
    try panel.key(.character("v"), .control)
    #expect(try panel.value(of: "Card number") == "American Express, 15 digits entered")
    #expect(clipboard.isEmpty)
    clipboard.text = "a text"
    try panel.key(.tab, .shift)
    for key in ["c", "x"] as [Character] {
      try panel.key(.character(key), .control)
      #expect(clipboard.text == "a text")
      #expect(try panel.element("Card number").hint == "Card details are not copied")
      #expect(panel.announcements.last == "Card details are not copied")
    }
    #expect(try panel.value(of: "Card number").hasPrefix("American Express, 15 digits entered"))
  }

  @Test("A card number in the clipboard is gone with the card; another text stays", arguments: [true, false])
  func clipboardWipe(isIdle: Bool) async throws {
    for (text, isKept) in [("4111 1111 1111 1111", false), ("4111 1111 1111 1112", true)] {
      let panel = try checkout(Till())
      let clipboard = panel.stage.service(PanelClipboard.self)
      clipboard.text = text
      try panel.key(.tab)
      try panel.key(.character("4"))
      if isIdle { try await panel.advance(by: .seconds(61)) } else { try panel.tap("Leave") }
      try await panel.advance(by: .milliseconds(16))
      #expect(clipboard.isEmpty != isKept)
    }
  }

  @Test("6.4: the hint tells where the code of this card is")
  func hint() throws {
    let panel = try checkout(Till())
    try panel.key(.tab)
    for digit in "37" { try panel.key(.character(digit)) }
    try panel.tap("Where is the security code?")
    #expect(panel.labels.contains { $0.contains("4 digits on the front") })
    try panel.tap("Done")
    try panel.tap("Card number")
    try panel.key(.backspace)
    try panel.key(.backspace)
    for digit in "51" { try panel.key(.character(digit)) }
    try panel.tap("Close")
    try panel.tap("Where is the security code?")
    #expect(panel.labels.contains { $0.contains("last 3 digits on the back") })
  }

  @Test("The digits are gone a minute after the last key, and when the control leaves the screen")
  func wiping() async throws {
    let panel = try checkout(Till())
    try panel.key(.tab)
    for digit in "4111" { try panel.key(.character(digit)) }
    try await panel.advance(by: .seconds(59))
    #expect(panel.contains("typed"))
    try panel.key(.character("1"))
    try await panel.advance(by: .seconds(59))
    #expect(panel.contains("typed"))
    try await panel.advance(by: .seconds(2))
    #expect(panel.contains("empty"))
    try panel.key(.character("4"))
    #expect(panel.contains("typed"))
    try panel.tap("Leave")
    try await panel.advance(by: .milliseconds(16))
    #expect(panel.contains("empty"))
  }

  private struct Shop: View {
    @State private var card = PaymentCard()

    var body: some View { CreditCardLockup(card: $card) { card.wipe() }.padding(20) }
  }

  @Test("When an application has taken the card, the fields are empty and without errors")
  func taken() throws {
    let panel = try Harness(size: Size(width: 800, height: 960)) { Shop() }
    try panel.tap("Card number")
    for digit in "4111111111111111927123" { try panel.tap(String(digit)) }
    try panel.tap("Security code")
    try panel.tap("Done")
    for name in ["Card number", "Month", "Year", "Security code"] { #expect(try panel.value(of: name) == "empty") }
  }

  @Test("The keypad goes when the digits are wiped, and no error is left for the next person")
  func leavesNothing() async throws {
    let panel = try checkout(Till())
    try panel.tap("Card number")
    for digit in "4111111111111112" { try panel.tap(String(digit)) }
    try panel.tap("Next")
    #expect(try panel.element("Card number").hint.contains("not a valid card number"))
    try panel.tap("Card number")
    try await panel.advance(by: .seconds(61))
    #expect(!panel.contains("Close"))
    #expect(try panel.value(of: "Card number") == "empty" && panel.element("Card number").hint.isEmpty)
  }

  @Test("6.5, 6.6: one style arranges all fields and their errors", arguments: ["automatic", "rounded", "compact"])
  func styles(name: String) throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      Group {
        switch name {
        case "rounded": Checkout(till: Till()).creditCardLockupStyle(.rounded)
        case "compact": Checkout(till: Till()).creditCardLockupStyle(.compact)
        default: Checkout(till: Till())
        }
      }
    }
    try panel.key(.tab)
    for digit in "4111111111111112" { try panel.key(.character(digit)) }
    try panel.key(.tab)
    #expect(try panel.value(of: "Card number") == "Visa, 16 digits entered")
    #expect(try panel.element("Card number").hint == "This is not a valid card number")
    for label in ["Month", "Year", "Security code", "Where is the security code?"] { #expect(panel.contains(label)) }
  }

  @Test("A card's month stands left of its year where a stroke is between them, as on the card")
  func card() throws {
    let panel = try Harness {
      CreditCardLockup(card: .constant(PaymentCard())).creditCardLockupStyle(.rounded).frame(width: 400)
    }
    try panel.setEnvironment { $0.layoutDirection = .rightToLeft }
    #expect(try panel.element("Month").frame.minX < panel.element("Year").frame.minX)
    #expect(try panel.element("Security code").frame.minX < panel.element("Month").frame.minX)
  }

  @Test("A card's fields stay inside a narrow card")
  func narrow() throws {
    let panel = try Harness(size: Size(width: 376, height: 240)) {
      CreditCardLockup(card: .constant(PaymentCard())).creditCardLockupStyle(.rounded).frame(width: 344)
    }
    try panel.setEnvironment { $0.layoutDirection = .rightToLeft }
    for name in ["Card number", "Month", "Year", "Security code"] {
      let frame = try panel.element(name).frame
      #expect(frame.minX >= 16 && frame.maxX <= 360, "\(name)")
    }
  }
}
