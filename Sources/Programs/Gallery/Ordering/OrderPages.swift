import Faceplate

/// The cart of the customer.
struct OrderCart: View {
  @Bindable var model: OrderModel
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    CartPage(cart: $model.cart, order: "Pay by card") {
      if model.canPay { model.show(.payment) }
    } extras: {
      offers
    }
    // Keep the list clear of the line with the back button.
    .padding(.top, metrics.margin / 2)
  }

  /// Dishes of the other categories; a touch on one shows it.
  private var offers: some View {
    VStack(alignment: .leading, spacing: metrics.rowSpacing) {
      Text("Anything else?").font(.title2.weight(.semibold)).accessibilityAddTraits(.isHeader)
      HStack(spacing: metrics.spacing) {
        ForEach(model.offers) { dish in
          Button {
            model.show(.dish(dish))
          } label: {
            DishTile(dish: dish, height: offerHeight)
          }
          .buttonStyle(.plain)
        }
      }
    }
    .padding(metrics.margin)
    .background(Rectangle().fill(.theme(\.background)))
  }

  /// The height of a dish that is offered, in points: beside a cart with one line there is room for more.
  private var offerHeight: Double { model.cart.ordered.count > 1 ? 320 : 520 }
}

/// The customer's card, which only this page holds, and wipes once the bank has been asked.
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

/// The answer of the bank: pending, refused, or missing.
struct OrderAnswer: View {
  let model: OrderModel
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass

  var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        sign
        Text(title).font(isTall ? .largeTitle.weight(.bold) : .title2.weight(.semibold))
        Text(advice).font(isTall ? .title3 : .body).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .card()
      .growsInColumn()
    } second: {
      OrderedDishes(model: model, showsDishes: isTall)
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
        .font(.system(size: (isTall ? 160 : 64) * metrics.typeScale)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
  }

  private var isTall: Bool { screenClass == .tall }

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

/// The ordered dishes and the sum; on a low screen only the sum.
private struct OrderedDishes: View {
  let model: OrderModel
  let showsDishes: Bool
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    let list = VStack(spacing: metrics.rowSpacing) {
      if showsDishes {
        ForEach(model.cart.ordered) { item in
          HStack(spacing: 12) {
            if let drawing = item.drawing {
              DishPicture(drawing: drawing, color: item.color).frame(width: 96, height: 96)
            }
            Text(LocalizedStringKey(item.name)).font(.title3).lineLimit(2)
            Spacer(minLength: 8)
            Text(verbatim: "\(item.quantity) ×").font(.title3.monospacedDigit()).foregroundStyle(.secondary)
            Money(cents: item.price * item.quantity).font(.title3)
          }
          .accessibilityElement(children: .combine)
          Divider()
        }
        Spacer(minLength: 0)
      }
      HStack {
        Text("Total").font(showsDishes ? .title2.weight(.semibold) : .headline)
        Spacer(minLength: 8)
        Money(cents: model.cart.total).font(showsDishes ? .title2.weight(.semibold) : .headline)
      }
    }
    if showsDishes { list.card().growsInColumn() } else { list.card() }
  }
}

/// The receipt of a paid order.
struct OrderReceipt: View {
  let model: OrderModel
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass

  var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        Text("Your number").font(isTall ? .largeTitle : .title3).foregroundStyle(.secondary)
        Text(verbatim: "\(model.number)")
          .font(.system(size: (isTall ? 240 : 72) * metrics.typeScale).weight(.bold)).monospacedDigit()
        Text(model.takesAway ? "We call it at the counter." : "We bring it to your table.")
          .font(isTall ? .title2 : .body).foregroundStyle(.secondary)
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
        QRCode(code).frame(minHeight: isTall ? 300 : 120, maxHeight: 360)
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

  private var isTall: Bool { screenClass == .tall }

  /// The order as a scanner reads it: its number, the sold items, and the sum in cents. It contains nothing about the
  /// card.
  private var code: String {
    let items = model.cart.ordered.map { "\($0.quantity)x \($0.name) \($0.price)" }
    return (["ORDER \(model.number)"] + items + ["EUR \(model.cart.total)"]).joined(separator: "\n")
  }
}

/// The page for the staff, which shows faults and tries them.
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
