import FaceplateTesting
import Graphics

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Runtime
@testable import Values

/// What the last payment was made with: lengths, so that the test keeps no digits either.
final class Till {
  var card = PaymentCard()
  var payments = 0
}

/// A payment with a card, a button that pays, and one that leaves.
struct Checkout: View {
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

/// The payment on a screen that shows all of it, where the digits of a card can be read.
@MainActor func checkout(_ till: Till, rules: [InputRule<PaymentCard>] = []) throws -> Harness {
  let panel = try Harness(size: Size(width: 800, height: 960)) { Checkout(till: till, rules: rules) }
  try panel.setEnvironment {
    $0.showsPaymentData = true
    $0.currentMonth = CalendarMonth(year: 2026, month: 11)
  }
  return panel
}
