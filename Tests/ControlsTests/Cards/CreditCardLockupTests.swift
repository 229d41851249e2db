import FaceplateTesting
import Graphics
import TestFixtures
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
      SubmissionReader { submission in
        VStack {
          if isShown {
            CreditCardLockup(card: $card, rules: rules) {
              till.card = card
              till.payments += 1
            }
          }
          Button("Pay") { submission.submit() }
          Text(card.isEmpty ? "empty" : "typed")
          Button("Leave") { isShown = false }
        }
        .padding(20)
      }
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
    // The last digit closes the keypad, and charges nothing.
    #expect(till.payments == 0 && !panel.contains("Close"))
    try panel.tap("Pay")
    #expect(till.payments == 1 && till.card.number.count == number.count)
    #expect(till.card.isValid(today: CalendarMonth(year: 2026, month: 11)))
  }

  @Test("6.7: the keypad has Next until the last field; leaving a field shows no errors of those never visited")
  func nextKey() throws {
    let till = Till()
    let panel = try panel(till)
    try panel.tap("Card number")
    for digit in "4111" { try panel.tap(String(digit)) }
    #expect(!panel.contains("Done"))
    try panel.tap("Next")
    #expect(try panel.value(of: "Card number").contains("not a valid card number"))
    for name in ["Month", "Year", "Security code"] { #expect(try panel.value(of: name) == "empty") }
    try panel.tap("9")
    #expect(try panel.value(of: "Month") == "2 digits entered")
    for digit in "27" { try panel.tap(String(digit)) }
    #expect(panel.contains("Done") && !panel.contains("Next"))
    for digit in "12" { try panel.tap(String(digit)) }
    // Done submits: the number is wrong, and the typing goes on there.
    try panel.tap("Done")
    #expect(till.payments == 0 && panel.contains("Next"))
    #expect(try panel.value(of: "Security code").contains("has 3 digits"))
    for digit in "111111111111" { try panel.tap(String(digit)) }
    #expect(try panel.value(of: "Card number") == "Visa, 16 digits entered")
    for _ in 0..<2 { try panel.tap("Next") }
    try panel.tap("3")
    try panel.tap("Pay")
    #expect(till.payments == 1)
  }

  @Test("6.12: in an empty field the delete key goes back to the field before it, where the typing goes on")
  func deletingBack() throws {
    let panel = try panel(Till())
    try panel.tap("Card number")
    for digit in "4111111111111111" { try panel.tap(String(digit)) }
    try panel.tap("Delete")
    for digit in "110" { try panel.tap(String(digit)) }
    #expect(try panel.value(of: "Card number").hasPrefix("Visa, 19 digits entered"))
    #expect(try panel.value(of: "Month") == "empty")
  }

  @Test("6.13: a button outside of the card submits it; the first field that is not right gets the focus")
  func buttonOutside() throws {
    let till = Till()
    let panel = try panel(till)
    try panel.key(.tab)
    for digit in "4111111111111111" { try panel.key(.character(digit)) }
    try panel.tap("Pay")
    #expect(till.payments == 0)
    for name in ["Month", "Year", "Security code"] { #expect(try panel.value(of: name).contains("Enter the")) }
    // The keys go to the month.
    for digit in "927123" { try panel.key(.character(digit)) }
    #expect(till.payments == 0)
    try panel.tap("Pay")
    #expect(till.payments == 1)
  }

  private struct Form: View {
    let log: Log
    @State private var card = PaymentCard()
    @State private var name = ""

    var body: some View {
      SubmissionReader {
        log.note("order")
      } content: { submission in
        VStack {
          InputField("Name", text: $name, rules: [.required("Enter the name")]).onSubmit { log.note("name") }
          CreditCardLockup(card: $card) { log.note("card") }
          Button("Pay") { submission.submit() }
        }
        .padding(20)
      }
    }
  }

  @Test(
    "6.13: a form is submitted as a whole, with the fields in reading order: by its button and by Enter in the card")
  func wholeForm() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 800, height: 960)) { Form(log: log) }
    try panel.setEnvironment { $0.currentMonth = CalendarMonth(year: 2026, month: 11) }
    for _ in 0..<2 { try panel.key(.tab) }
    for digit in "4111111111111111927123" { try panel.key(.character(digit)) }
    try panel.tap("Security code")
    try panel.key(.enter)
    #expect(log.take() == [])
    #expect(try panel.element("Name").hint == "Enter the name")
    // The name has the focus.
    try panel.key(.character("A"))
    try panel.tap("Pay")
    #expect(log.take() == ["card", "order"])
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
    let panel = try panel(till)
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
    // What was not taken is still there; what was taken is not.
    #expect(clipboard.text == text)
  }

  @Test("6.12: a number that was pasted is in the clipboard no longer; digits of a card are neither copied nor cut")
  func clipboard() throws {
    let panel = try panel(Till())
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
      #expect(try panel.value(of: "Card number").contains("Card details are not copied"))
      #expect(panel.announcements.last == "Card details are not copied")
    }
    #expect(try panel.value(of: "Card number").hasPrefix("American Express, 15 digits entered"))
  }

  @Test("A card number in the clipboard is gone with the card; another text stays", arguments: [true, false])
  func clipboardWipe(isIdle: Bool) async throws {
    for (text, isKept) in [("4111 1111 1111 1111", false), ("4111 1111 1111 1112", true)] {
      let panel = try panel(Till())
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
    try panel.tap("Security code")
    try panel.tap("Done")
    for name in ["Card number", "Month", "Year", "Security code"] { #expect(try panel.value(of: name) == "empty") }
  }

  @Test("The keypad goes when the digits are wiped, and no error is left for the next person")
  func leavesNothing() async throws {
    let panel = try panel(Till())
    try panel.tap("Card number")
    for digit in "4111111111111112" { try panel.tap(String(digit)) }
    try panel.tap("Next")
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
    try panel.key(.enter)
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

  nonisolated enum Way: CaseIterable { case touch, keys, knob, spoken }

  @Test(
    "6.15: where the bank does not answer in ten seconds, or fails, each style has a button to ask again",
    arguments: ["automatic", "rounded", "compact"], Way.allCases)
  func retry(style: String, way: Way) async throws {
    var questions = 0
    let rule = InputRule<PaymentCard>(
      "The bank refuses this card",
      asynchronously: { _ in
        questions += 1
        if questions == 1 {
          if way == .keys { throw CancellationError() }
          try await Task.sleep(for: .seconds(3600))
        }
        return true
      })
    let till = Till()
    let panel = try Harness(size: Size(width: 800, height: 960)) {
      switch style {
      case "rounded": AnyView(Checkout(till: till, rules: [rule]).creditCardLockupStyle(.rounded))
      case "compact": AnyView(Checkout(till: till, rules: [rule]).creditCardLockupStyle(.compact))
      default: AnyView(Checkout(till: till, rules: [rule]))
      }
    }
    try panel.setEnvironment { $0.currentMonth = CalendarMonth(year: 2026, month: 11) }
    try panel.key(.tab)
    for digit in "4111111111111111927123" { try panel.key(.character(digit)) }
    try panel.tap("Pay")
    try await panel.advance(by: .seconds(9))
    #expect(panel.contains("Try again") == (way == .keys))
    try await panel.advance(by: .seconds(2))
    #expect(panel.contains("This could not be checked"))
    #expect(panel.announcements.contains("This could not be checked"))
    switch way {
    case .touch: try panel.tap("Try again")
    case .spoken: try panel.activate("Try again")
    case .keys, .knob:
      let button = try panel.element("Try again").frame
      for _ in 0..<9 {
        if let focus = panel.stage.focus.current?.layoutNode.stageFrame, button.contains(focus.center),
          panel.stage.focus.isVisible
        {
          break
        }
        if way == .knob { try panel.turn(by: -1) } else { try panel.key(.tab, .shift) }
      }
      if way == .knob { try panel.pressKnob() } else { try panel.key(.enter) }
    }
    // The payment that nobody has answered is repeated with the question.
    try await panel.advance(by: .seconds(1))
    #expect(questions == 2 && till.payments == 1)
    #expect(!panel.contains("Try again") && !panel.contains("This could not be checked"))
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
