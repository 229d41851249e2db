import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Runtime
@testable import Values

@Suite("Card submission")
struct CardSubmissionTests {
  @Test("6.13: a button outside of the card submits it; the first field that is not right gets the focus")
  func buttonOutside() throws {
    let till = Till()
    let panel = try checkout(till)
    try panel.key(.tab)
    for digit in "4111111111111111" { try panel.key(.character(digit)) }
    try panel.tap("Pay")
    #expect(till.payments == 0)
    for name in ["Month", "Year", "Security code"] { #expect(try panel.element(name).hint.contains("Enter the")) }
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

  @Test("6.13: on Enter the first field that is wrong gets the focus")
  func submission() throws {
    let till = Till()
    let panel = try checkout(till)
    try panel.key(.tab)
    for digit in "4111111111111111" { try panel.key(.character(digit)) }
    try panel.key(.enter)
    #expect(till.payments == 0)
    #expect(try panel.element("Month").hint == "Enter the month")
    try panel.key(.character("9"))
    #expect(try panel.value(of: "Month") == "2 digits entered")
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
    let panel = try checkout(till, rules: [rule])
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
}
