import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Runtime
@testable import Values

@Suite("Card lockup")
struct CreditCardLockupTests {
  /// What the last payment was made with: lengths, so that the test keeps no digits either.
  private final class Till {
    var card = PaymentCard()
    var payments = 0
  }

  private struct Checkout: View {
    let till: Till
    var rules: [InputRule<PaymentCard>] = []
    @State private var card = PaymentCard()
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown {
          CreditCardLockup(card: $card, rules: rules) {
            till.card = card
            till.payments += 1
          }
        }
        Text(card.isEmpty ? "empty" : "typed")
        Button("Leave") { isShown = false }
      }
      .padding(20)
    }
  }

  private func panel(_ till: Till, rules: [InputRule<PaymentCard>] = []) throws -> Harness {
    let panel = try Harness(size: Size(width: 800, height: 960)) { Checkout(till: till, rules: rules) }
    try panel.setEnvironment {
      $0.showsPaymentData = true
      $0.currentMonth = CalendarMonth(year: 2026, month: 11)
    }
    return panel
  }

  private nonisolated static let numbers = [
    "4111111111111111", "5555555555554444", "378282246310005", "30569309025904", "6011111111111117", "3530111333300000",
  ]

  @Test("The six test numbers are typed by touch, without a tap between the fields", arguments: numbers)
  func byTouch(number: String) throws {
    let till = Till()
    let panel = try panel(till)
    try panel.tap("Card number")
    let code = number.hasPrefix("37") ? "1234" : "123"
    for digit in number + "927" + code { try panel.tap(String(digit)) }
    #expect(till.payments == 1 && till.card.number.count == number.count)
    #expect(till.card.isValid(today: CalendarMonth(year: 2026, month: 11)))
    #expect(!panel.contains("Close"))
  }

  @Test("6.7: by keys alone, Tab and Shift-Tab move between the fields", arguments: numbers)
  func byKeys(number: String) throws {
    let till = Till()
    let panel = try panel(till)
    try panel.key(.tab)
    for digit in number { try panel.key(.character(digit)) }
    try panel.key(.character("1"))
    try panel.key(.tab)
    #expect(try panel.value(of: "Month") == "2 digits entered")
    for digit in "27" { try panel.key(.character(digit)) }
    try panel.key(.tab, .shift)
    try panel.key(.tab)
    for digit in number.hasPrefix("37") ? "1234" : "123" { try panel.key(.character(digit)) }
    #expect(till.payments == 1 && till.card.number.count == number.count)
  }

  @Test("The six test numbers are typed with the knob alone", arguments: numbers)
  func byKnob(number: String) throws {
    let till = Till()
    let panel = try panel(till)
    panel.checksFrames = false
    try panel.turn(by: 1)
    try panel.pressKnob()
    for digit in number + "927" + (number.hasPrefix("37") ? "1234" : "123") { try turn(to: String(digit), panel) }
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
    let panel = try panel(Till())
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
    let panel = try panel(Till())
    try panel.key(.tab)
    let clipboard = panel.stage.service(PanelClipboard.self)
    clipboard.text = "3782 8224"
    try panel.key(.character("v"), .control)
    #expect(try panel.value(of: "Card number") == "American Express, 8 digits entered")
    clipboard.text = text
    try panel.key(.character("v"), .control)
    let value = try panel.value(of: "Card number")
    #expect(value.hasPrefix("American Express, 8 digits entered") && value.contains(reason), "\(value)")
    #expect(panel.announcements.contains { $0.contains(reason) })
  }

  @Test("6.4: the hint tells where the code of this card is")
  func hint() throws {
    let panel = try panel(Till())
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

  @Test("6.13: on Enter the first field that is wrong gets the focus")
  func submission() throws {
    let till = Till()
    let panel = try panel(till)
    try panel.key(.tab)
    for digit in "4111111111111111" { try panel.key(.character(digit)) }
    try panel.key(.enter)
    #expect(till.payments == 0)
    #expect(try panel.value(of: "Month").contains("Enter the month"))
    try panel.key(.character("9"))
    #expect(try panel.value(of: "Month") == "2 digits entered")
  }

  @Test("The digits are gone a minute after the last key, and when the control leaves the screen")
  func wiping() async throws {
    let panel = try panel(Till())
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
    for name in ["Card number", "Month", "Year", "Security code"] { #expect(try panel.value(of: name) == "empty") }
  }

  @Test("The keypad goes when the digits are wiped, and no error is left for the next person")
  func leavesNothing() async throws {
    let panel = try panel(Till())
    try panel.tap("Card number")
    for digit in "4111111111111112" { try panel.tap(String(digit)) }
    try panel.tap("Done")
    #expect(try panel.value(of: "Card number").contains("not a valid card number"))
    try panel.tap("Card number")
    try await panel.advance(by: .seconds(61))
    #expect(!panel.contains("Close"))
    #expect(try panel.value(of: "Card number") == "empty")
  }

  @Test(
    "6.15: the card is handed on when the bank has answered; leaving the field does not ask again",
    arguments: [true, false])
  func bank(isAccepted: Bool) async throws {
    var questions = 0
    let rule = InputRule<PaymentCard>(
      "The bank refuses this card",
      asynchronously: { _ in
        questions += 1
        try await Task.sleep(for: .seconds(2))
        return isAccepted
      })
    let till = Till()
    let panel = try panel(till, rules: [rule])
    try panel.key(.tab)
    for digit in "4111111111111111927123" { try panel.key(.character(digit)) }
    try await panel.advance(by: .milliseconds(400))
    #expect(panel.contains("Checking the card") && questions == 1 && till.payments == 0)
    try panel.key(.tab)
    // The spinner's steps repaint nothing but its own rectangle.
    let spinner = try #require(panel.stage.elements.flatMap(\.flattened).first { $0.role == .progress }).frame
    var isTurning = false
    for _ in 0..<6 {
      panel.drawsFrames = false
      try await panel.advance(by: .milliseconds(100))
      panel.drawsFrames = true
      try panel.frame()
      for rect in panel.damage.rects {
        isTurning = true
        #expect(Double(rect.minX) >= spinner.minX - 1 && Double(rect.maxX) <= spinner.maxX + 1)
        #expect(Double(rect.minY) >= spinner.minY - 1 && Double(rect.maxY) <= spinner.maxY + 1)
      }
    }
    #expect(isTurning)
    try await panel.advance(by: .seconds(3))
    #expect(!panel.contains("Checking the card") && questions == 1)
    #expect(panel.contains("The bank refuses this card") == !isAccepted)
    #expect(till.payments == (isAccepted ? 1 : 0))
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
    #expect(try panel.value(of: "Card number") == "Visa, 16 digits entered, This is not a valid card number")
    for label in ["Month", "Year", "Security code", "Where is the security code?"] { #expect(panel.contains(label)) }
  }
}
