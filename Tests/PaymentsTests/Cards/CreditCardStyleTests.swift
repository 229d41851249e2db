import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Runtime
@testable import Values

@Suite("Styles and parts of card entry")
struct CreditCardStyleTests {
  /// Fields from bottom to top, with an error as a text of its own.
  private struct Upside: CreditCardLockupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.hint
        ForEach(configuration.fields.reversed(), id: \.field) { CreditCardFieldFrame($0) }
        configuration.logo
        if let error = configuration.error { Text("group: \(error)") }
        Text(configuration.isEnabled ? "enabled" : "disabled")
      }
    }

    func makeField(configuration: CreditCardFieldConfiguration) -> some View {
      HStack {
        configuration.content
        Text(configuration.error.map { "wrong: \($0)" } ?? "fine: \(configuration.label)")
      }
    }
  }

  private struct Styled: View {
    var isEnabled = true
    @State private var card = PaymentCard()
    @State private var isCustom = true

    var body: some View {
      VStack {
        if isCustom {
          lockup.creditCardLockupStyle(Upside())
        } else {
          lockup.creditCardLockupStyle(.rounded)
        }
        Button("Other style") { isCustom = false }
      }
      .disabled(!isEnabled)
    }

    private var lockup: some View {
      CreditCardLockup(card: $card, rules: [InputRule("too rich") { _ in false }])
    }
  }

  private func type(_ text: String, _ panel: Harness) throws {
    for character in text { try panel.key(.character(character)) }
  }

  @Test("6.5, 6.6: a style of one's own arranges the parts and shows the errors of the fields and of the group")
  func ownStyle() throws {
    let panel = try Harness(size: Size(width: 800, height: 600)) { Styled() }
    let tops = try ["Card number", "Month", "Year", "Security code"].map { try panel.element($0).frame.minY }
    #expect(tops == tops.sorted(by: >))
    #expect(panel.contains("fine: Month") && panel.contains("enabled"))
    try panel.tap("Card number")
    try panel.tap("Close")
    try type("4111111111111112", panel)
    try panel.key(.tab)
    #expect(panel.contains("wrong: This is not a valid card number"))
    try panel.tap("Card number")
    try panel.key(.backspace)
    try type("1927123", panel)
    #expect(panel.contains("group: too rich"))
    #expect(try !Harness { Styled(isEnabled: false) }.contains("enabled"))
  }

  private struct Swapped: View {
    @State private var card = PaymentCard()
    @State private var isRounded = false

    var body: some View {
      VStack {
        CreditCardLockup(card: $card).creditCardLockupStyle(Either(isRounded: isRounded))
        Button("Other style") { isRounded = true }
      }
    }
  }

  private struct Either: CreditCardLockupStyle {
    let isRounded: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isRounded {
        RoundedCreditCardLockupStyle().makeBody(configuration: configuration)
      } else {
        DefaultCreditCardLockupStyle().makeBody(configuration: configuration)
      }
    }
  }

  @Test("6.5: another style keeps what was typed, and the field that has the focus")
  func swap() throws {
    let panel = try Harness(size: Size(width: 800, height: 600)) { Swapped() }
    try panel.key(.tab)
    try type("4111", panel)
    try panel.activate("Other style")
    #expect(try panel.value(of: "Card number") == "Visa, 4 digits entered")
    try type("1111", panel)
    #expect(try panel.value(of: "Card number") == "Visa, 8 digits entered")
  }

  private struct Alone: View {
    @State private var card = PaymentCard()
    @State private var submissions = 0

    var body: some View {
      VStack {
        CreditCardField(.code, card: $card).onSubmit { submissions += 1 }
        CreditCardField(.month, card: $card)
        CreditCardField(.number, card: $card)
        Text("\(submissions) submissions")
      }
    }
  }

  @Test("6.8: each field works alone, in any order; what belongs together is still judged together")
  func alone() throws {
    let panel = try Harness(size: Size(width: 800, height: 600)) { Alone() }
    try panel.key(.tab)
    try type("1234", panel)
    #expect(try panel.value(of: "Security code") == "4 digits entered")
    #expect(panel.contains("0 submissions"))
    // The typing has gone on to the month.
    try panel.key(.tab, .shift)
    try panel.key(.enter)
    #expect(panel.contains("1 submissions"))
    try panel.key(.tab)
    try type("13", panel)
    #expect(try panel.element("Month").hint.contains("01 to 12"))
    try panel.key(.tab)
    try type("4111", panel)
    #expect(try panel.value(of: "Card number") == "Visa, 4 digits entered")
    // 6.14: Visa's code has three digits.
    #expect(try panel.value(of: "Security code").hasPrefix("3 digits entered"))
  }

  @Test("6.7: the order is number, month, year, code, hint; Shift-Tab goes back")
  func order() throws {
    let panel = try Harness(size: Size(width: 800, height: 600)) { Swapped() }
    let names = ["Card number", "Month", "Year", "Security code", "Where is the security code?"]
    func focused() throws -> String? {
      let focus = try #require(panel.stage.focus.current?.layoutNode.stageFrame)
      return try names.first { try panel.element($0).frame.contains(focus.center) }
    }
    for name in names {
      try panel.key(.tab)
      #expect(try focused() == name)
    }
    for name in names.dropLast().reversed() {
      try panel.key(.tab, .shift)
      #expect(try focused() == name)
    }
  }
}
