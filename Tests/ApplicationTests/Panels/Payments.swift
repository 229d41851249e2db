import Faceplate
import Foundation

/// The listings of the guide's page on card entry and input fields.
struct PaymentPanel: View {
  let charge: (_ digits: Int, _ month: String) -> Void
  @State private var card = PaymentCard()

  var body: some View {
    SubmissionReader { submission in
      CreditCardLockup(card: $card) {
        charge(card.number.text().count, card.month.text())
        card.wipe()
      }
      .creditCardLockupStyle(Stacked())
      Button("Pay") { submission.submit() }
    }
  }
}

struct Stacked: CreditCardLockupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        CreditCardFieldFrame(configuration.number)
        configuration.logo
      }
      HStack { ForEach(configuration.others, id: \.field) { CreditCardFieldFrame($0) } }
      configuration.hint
      configuration.status
    }
  }

  func makeField(configuration: CreditCardFieldConfiguration) -> some View {
    VStack(alignment: .leading) {
      configuration.content.padding(8).border(configuration.error == nil ? Color.secondary : .red)
      Text(configuration.error ?? configuration.label).font(.caption).accessibilityHidden(true)
    }
  }
}

struct VoucherPanel: View {
  let knows: (String) async throws -> Bool
  let redeem: (String) -> Void
  @State private var voucher = ""
  @State private var price = 1_000_000.0...4_000_000.0

  var body: some View {
    VStack {
      InputField(
        "Voucher", text: $voucher,
        rules: [
          .required("Enter the voucher"),
          .length(4...4, "A voucher has four characters"),
          InputRule("No such voucher", asynchronously: { try await knows($0) }),
        ]
      )
      .onSubmit { redeem(voucher) }
      RangeSlider(
        "Price", value: $price, in: 0...7_750_000, step: 250_000,
        format: .currency(code: "USD").precision(.fractionLength(0)).locale(Locale(identifier: "en_US")))
    }
  }
}
