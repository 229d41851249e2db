import Faceplate

/// A cart with its sums and the order button.
struct CartPage<Extras: View>: View {
  @Binding var cart: Cart
  /// The name of the button that orders.
  let order: LocalizedStringKey
  let action: () -> Void
  /// The content between the list and the sums on an upright screen.
  let extras: Extras
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass

  init(
    cart: Binding<Cart>, order: LocalizedStringKey, action: @escaping () -> Void, @ViewBuilder extras: () -> Extras
  ) {
    (_cart, self.order, self.action, self.extras) = (cart, order, action, extras())
  }

  /// The time for which a removal can be undone.
  private static var undoTime: Duration { .seconds(5) }

  /// The list and the sums, arranged for its size: the sums beside the list where there is more width than height.
  var body: some View {
    GeometryReader { space in
      if space.size.width > space.size.height, space.size.width >= 2 * metrics.columnWidth, screenClass != .tall {
        HStack(spacing: 0) {
          items
          footer(isBeside: true).frame(width: max(metrics.columnWidth, space.size.width * 0.36))
        }
      } else {
        VStack(spacing: 0) {
          items
          if screenClass == .tall { extras }
          footer(isBeside: false)
        }
      }
    }
  }

  private var items: some View {
    List {
      Section {
        if cart.items.isEmpty {
          Label("The cart is empty", systemImage: "cart").foregroundStyle(.secondary)
        }
        ForEach($cart.items) { $item in
          CartRow(item: $item) { cart.remove(item.id) }
        }
      } header: {
        Text("Cart").font(.title2.weight(.semibold)).foregroundStyle(Color.primary).padding(.top, 12)
      }
    }
    .listStyle(.plain)
  }

  /// The sums, the checkout button and, after a removal, an undo button.
  private func footer(isBeside: Bool) -> some View {
    VStack(spacing: metrics.rowSpacing) {
      if isBeside {
        // At the height of the title of the list.
        Text("Sum").font(.title2.weight(.semibold)).frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader).padding(.top, 16 - metrics.cardPadding)
        sum("Items", cart.subtotal)
        if cart.fee > 0 { sum("Shipping", cart.shipping) }
        Spacer(minLength: 0)
      }
      if let removed = cart.removed {
        HStack {
          (Text(LocalizedStringKey(removed.item.name)) + Text(verbatim: " ") + Text("removed")).lineLimit(1)
          Spacer()
          Button("Undo") { cart.undo() }
        }
        .task(id: removed.item.id) {
          try? await Task.sleep(for: Self.undoTime)
          if !Task.isCancelled { cart.forgetRemoved() }
        }
      }
      if screenClass == .tiny {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: metrics.spacing) {
            sum("Total", cart.total).font(.headline)
            checkout
          }
          VStack(spacing: metrics.rowSpacing) {
            sum("Total", cart.total).font(.headline)
            checkout.buttonSizing(.flexible)
          }
        }
      } else {
        if cart.fee > 0, !isBeside { sum("Shipping", cart.shipping).foregroundStyle(.secondary) }
        sum("Total", cart.total).font(.headline)
        checkout.buttonSizing(.flexible)
      }
    }
    // On the smallest screens, larger sums would leave no row of the list in sight.
    .dynamicTypeSize(...(screenClass == .tiny ? DynamicTypeSize.xxxLarge : .accessibility5))
    .padding(metrics.cardPadding)
    .background(Rectangle().fill(.theme(\.surface)))
    .overlay(alignment: isBeside ? .leading : .top) {
      Rectangle().fill(.separator).frame(width: isBeside ? 1 : nil, height: isBeside ? nil : 1)
    }
  }

  private var checkout: some View {
    Button(order, action: action)
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(cart.subtotal == 0)
  }

  /// A line of the footer with a name and an amount.
  private func sum(_ name: LocalizedStringKey, _ cents: Int) -> some View {
    HStack {
      Text(name).lineLimit(1).minimumScaleFactor(0.75)
      Spacer(minLength: 4)
      Money(cents: cents)
    }
  }
}

extension CartPage where Extras == EmptyView {
  /// A page with nothing between the list and the sums.
  init(cart: Binding<Cart>, order: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(cart: cart, order: order, action: action) {}
  }
}
