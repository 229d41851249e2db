import Faceplate

/// The order, and the card to pay with.
struct PaymentPage: View {
  let cart: Cart
  @Binding var card: PaymentCard
  /// The names of the three steps, of which this is the second.
  let captions: [String]
  /// Called when the card is complete and valid. The closure wipes it.
  let pay: () -> Void
  @Environment(\.screenMetrics) private var metrics
  @ScaledMetric private var textScale = 1.0

  /// The height below which only the sum and the card have room, in points.
  private static var leastHeight: Double { 320 }

  /// The order and the card, arranged for its size.
  var body: some View {
    SubmissionReader { submission in
      GeometryReader { space in
        if space.size.height < Self.leastHeight {
          ScrollView { small(submission).padding(12) }
        } else if isWide(space.size) {
          AdaptiveColumns {
            order
          } second: {
            // Keep the button near the top: at the bottom of the screen the digit keys would cover it.
            Card("Pay by card") {
              lockup
              payButton(submission).controlSize(.extraLarge).buttonSizing(.flexible)
              Spacer(minLength: 0)
            }
          }
        } else {
          let isCardFirst = isLow(space.size)
          AdaptiveColumns {
            if isCardFirst { payment } else { order }
          } second: {
            if isCardFirst { order } else { payment }
          } actions: {
            payButton(submission)
          }
        }
      }
    }
  }

  /// Whether the page is one column without room for both the order and the card. The card then comes first, as it is
  /// the purpose of the step.
  private func isLow(_ size: CGSize) -> Bool {
    size.width < 2 * (metrics.columnWidth + metrics.margin) && size.height < size.width * 1.2
  }

  /// Whether the order and the card are side by side.
  private func isWide(_ size: CGSize) -> Bool {
    size.width >= size.height && size.width >= 2 * (metrics.columnWidth * max(1, textScale) + metrics.margin)
  }

  /// Pays with a valid card; otherwise it shows what is wrong.
  private func payButton(_ submission: SubmissionProxy) -> some View {
    Button("Pay") { submission.submit() }.buttonStyle(.borderedProminent)
  }

  /// The sum and the card alone.
  private func small(_ submission: SubmissionProxy) -> some View {
    VStack(spacing: 10) {
      HStack {
        Text("Total").font(.headline)
        Spacer()
        Money(cents: cart.total).font(.headline)
        payButton(submission)
      }
      CreditCardLockup(card: $card, onComplete: pay).creditCardLockupStyle(.compact)
    }
  }

  private var order: some View {
    Card("Your order") {
      StepIndicator(count: 3, current: 1, captions: captions)
        .padding(.bottom, 12)
      ForEach(cart.ordered) { item in
        HStack {
          Text(LocalizedStringKey(item.name)).lineLimit(1)
          Spacer()
          Money(cents: item.price * item.quantity)
        }
      }
      if cart.fee > 0 {
        HStack {
          Text("Shipping")
          Spacer()
          Money(cents: cart.shipping)
        }
      }
      Spacer(minLength: 0)
      Divider()
      HStack {
        Text("Total")
        Spacer()
        Money(cents: cart.total)
      }
      .font(.headline)
    }
  }

  private var payment: some View { Card("Pay by card") { lockup } }

  private var lockup: some View { CreditCardLockup(card: $card, onComplete: pay).creditCardLockupStyle(.rounded) }
}
