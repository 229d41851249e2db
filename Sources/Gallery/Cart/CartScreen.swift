import Faceplate

/// A shopping cart: a list above a fixed footer, with exact sums.
public struct CartScreen: View {
  @State private var cart = Cart()
  @State private var isThanking = false

  /// How long a removal can be undone.
  private static var undoTime: Duration { .seconds(5) }

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
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
    .safeAreaInset(edge: .bottom, spacing: 0) { footer }
    .alert("Thank you", isPresented: $isThanking) {
      Button("OK") { cart.items = [] }
    } message: {
      Text("Your coffee is on its way.")
    }
  }

  /// The sums, the checkout button and, after a removal, an undo button.
  private var footer: some View {
    VStack(spacing: 8) {
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
      sum("Shipping", cart.shipping).foregroundStyle(.secondary)
      sum("Total", cart.total).font(.headline)
      Button(action: { isThanking = true }, label: { Text("Checkout").frame(maxWidth: .infinity) })
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(cart.subtotal == 0)
    }
    .padding(16)
    .background(Rectangle().fill(.theme(\.surface)))
    .overlay(alignment: .top) { Divider() }
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
