import Faceplate

/// Card entry in its three styles, and input fields with rules in their two styles.
public struct FieldsScreen: View {
  @State private var cards = [PaymentCard(), PaymentCard(), PaymentCard()]
  @State private var voucher = ""
  @State private var name = ""
  @Environment(\.screenClass) private var screenClass

  /// Creates the screen with empty fields.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns(columnWidth: 300) {
      // The names above the fields need more width than a small screen has.
      if !screenClass.isSmall {
        Card("Automatic") { CreditCardLockup(card: $cards[0]) }
      }
      Card("Rule and question") { InputField("Voucher", text: $voucher, rules: rules, prompt: "ABCD") }
    } second: {
      if screenClass == .tiny { rounded } else { Card("Rounded") { rounded } }
      if screenClass == .tiny { compact } else { Card("Compact") { compact } }
      Card("Rounded field") {
        InputField("Name on the card", text: $name, rules: [.required("Enter the name")]).inputFieldStyle(.rounded)
      }
    }
  }

  private var rounded: some View { CreditCardLockup(card: $cards[1]).creditCardLockupStyle(.rounded) }

  private var compact: some View { CreditCardLockup(card: $cards[2]).creditCardLockupStyle(.compact) }

  /// Four characters; then a check that takes a second, like that of a shop's server, and accepts only “EASY”.
  private var rules: [InputRule<String>] {
    [
      .length(4...4, "A voucher has four characters"),
      InputRule(
        "No such voucher: try EASY",
        asynchronously: { code in
          try await Task.sleep(for: .seconds(1))
          return code.uppercased() == "EASY"
        }),
    ]
  }
}
