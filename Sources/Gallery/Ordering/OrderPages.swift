import Faceplate

/// The cart of the customer.
struct OrderCart: View {
  @Bindable var model: OrderModel

  var body: some View { CartPage(cart: $model.cart, order: "Pay by card") { if model.canPay { model.show(.payment) } } }
}

/// The card of the customer, which this page alone has, and forgets with the question to the bank.
struct OrderPayment: View {
  let model: OrderModel
  @State private var card = PaymentCard()

  var body: some View {
    PaymentPage(cart: model.cart, card: $card, captions: []) {
      model.pay(with: card)
      card.wipe()
    }
  }
}

/// What the bank says: nothing yet, no, or nothing at all.
struct OrderAnswer: View {
  let model: OrderModel
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        sign
        Text(title).font(.title2.weight(.semibold))
        Text(advice).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .card()
      .growsInColumn()
    } second: {
      HStack {
        Text("Total").font(.headline)
        Spacer(minLength: 8)
        Money(cents: model.cart.total).font(.headline)
      }
      .card()
    } actions: {
      if model.page != .asking {
        Button("Back to the order") { model.show(.cart) }
        Button("Try again") { model.show(.payment) }.buttonStyle(.borderedProminent)
      }
    }
  }

  @ViewBuilder private var sign: some View {
    if model.page == .asking {
      ProgressView().controlSize(.extraLarge)
    } else {
      Image(systemName: model.page == .refused ? "creditcard" : "hourglass")
        .font(.system(size: 64 * metrics.typeScale)).foregroundStyle(.secondary).accessibilityHidden(true)
    }
  }

  private var title: LocalizedStringKey {
    switch model.page {
    case .refused: "The bank refuses this card"
    case .unanswered: "The bank does not answer"
    default: "Asking the bank"
    }
  }

  private var advice: LocalizedStringKey {
    switch model.page {
    case .refused: "Nothing was charged. Try another card, or ask at the counter."
    case .unanswered: "The payment was taken back. Try again, or pay at the counter."
    default: "This takes a few seconds."
    }
  }
}

/// The receipt of a paid order.
struct OrderReceipt: View {
  let model: OrderModel
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        Text("Your number").font(.title3).foregroundStyle(.secondary)
        Text(verbatim: "\(model.number)").font(.system(size: 72 * metrics.typeScale).weight(.bold)).monospacedDigit()
        Text(model.takesAway ? "We call it at the counter." : "We bring it to your table.").foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .card()
      .growsInColumn()
    } second: {
      VStack(spacing: metrics.rowSpacing) {
        HStack {
          Text("Paid").font(.headline)
          Spacer(minLength: 8)
          Money(cents: model.cart.total).font(.headline)
        }
        QRCode(code).frame(minHeight: 120, maxHeight: 360)
          .accessibilityLabel(Text("Receipt as a code"))
        if model.isPrinted {
          Text("Take your receipt, or scan the code.").foregroundStyle(.secondary)
        } else {
          Note("There is no paper: scan the code for your receipt.", kind: .warning)
        }
      }
      .multilineTextAlignment(.center)
      .card()
    } actions: {
      Button("Done") { model.end() }.buttonStyle(.borderedProminent)
    }
  }

  /// The order as a scanner reads it: its number, what was sold, and the sum in cents. Nothing of the card is in it.
  private var code: String {
    let items = model.cart.items.filter { $0.quantity > 0 }.map { "\($0.quantity)x \($0.name) \($0.price)" }
    return (["ORDER \(model.number)"] + items + ["EUR \(model.cart.total)"]).joined(separator: "\n")
  }
}

/// What only the staff may do: it shows what is wrong, and tries the faults.
struct OrderService: View {
  let model: OrderModel
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        LabeledContent("Paper", value: "\(model.paper) / \(OrderModel.roll)")
        Button("Fill paper", systemImage: "printer") { model.fillPaper() }.buttonSizing(.flexible)
        if model.unclear > 0 {
          HStack {
            Text("Interrupted payment")
            Spacer(minLength: 8)
            Money(cents: model.unclear)
          }
          Button("Payment checked") { model.settle() }.buttonSizing(.flexible)
        }
      }
      .card()
    } second: {
      if let terminal = model.terminal as? SimulatedTerminal {
        faults(terminal)
      }
    }
  }

  private func faults(_ terminal: SimulatedTerminal) -> some View {
    @Bindable var terminal = terminal
    return VStack(spacing: metrics.rowSpacing) {
      Toggle("Bank refuses", isOn: $terminal.declines)
      Toggle("Bank silent", isOn: $terminal.isSilent)
      Button("Take the paper out") { model.emptyPaper() }.buttonSizing(.flexible)
    }
    .card()
  }
}
