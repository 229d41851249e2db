import Faceplate

/// A shopping cart: a list above a fixed footer, with exact sums.
public struct CartScreen: View {
  @State private var cart = Cart()
  @State private var isThanking = false
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass

  /// How long a removal can be undone.
  private static var undoTime: Duration { .seconds(5) }

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size: the sums beside the list where there is more width than height.
  public var body: some View {
    GeometryReader { space in
      if space.size.width > space.size.height, space.size.width >= 2 * metrics.columnWidth {
        HStack(spacing: 0) {
          items
          footer(isBeside: true).frame(width: max(metrics.columnWidth, space.size.width * 0.36))
        }
      } else {
        VStack(spacing: 0) {
          items
          footer(isBeside: false)
        }
      }
    }
    .alert("Thank you", isPresented: $isThanking) {
      Button("OK") { cart.items = [] }
    } message: {
      Text("Your coffee is on its way.")
    }
  }

  /// The items in the cart.
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
          .accessibilityAddTraits(.isHeader).padding(.top, max(0, 16 - metrics.cardPadding))
        sum("Coffee", cart.subtotal)
        sum("Shipping", cart.shipping)
        Spacer(minLength: 0)
      }
      if let removed = cart.removed {
        HStack {
          Text("\(removed.item.name) removed").lineLimit(1)
          Spacer()
          Button("Undo") { cart.undo() }
        }
        .task(id: removed.item.id) {
          try? await Task.sleep(for: Self.undoTime)
          if !Task.isCancelled { cart.forgetRemoved() }
        }
      }
      if screenClass == .tiny {
        HStack(spacing: metrics.spacing) {
          sum("Total", cart.total).font(.headline)
          checkout
        }
      } else {
        if !isBeside { sum("Shipping", cart.shipping).foregroundStyle(.secondary) }
        sum("Total", cart.total).font(.headline)
        checkout.buttonSizing(.flexible)
      }
    }
    .padding(metrics.cardPadding)
    .background(Rectangle().fill(.theme(\.surface)))
    .overlay(alignment: isBeside ? .leading : .top) {
      Rectangle().fill(.separator).frame(width: isBeside ? 1 : nil, height: isBeside ? nil : 1)
    }
  }

  private var checkout: some View {
    Button("Checkout") { isThanking = true }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(cart.subtotal == 0)
  }

  /// A line of the footer with a name and an amount.
  private func sum(_ name: String, _ cents: Int) -> some View {
    HStack {
      Text(name)
      Spacer()
      Money(cents: cents)
    }
  }
}
