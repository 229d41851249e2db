import Faceplate

/// A shopping cart: a list above a fixed footer, with exact sums.
public struct CartScreen: View {
  @State private var cart = Cart()
  @State private var isThanking = false

  /// Creates the screen with its sample values.
  public init() {}

  /// The cart, and the thanks for an order.
  public var body: some View {
    CartPage(cart: $cart, order: "Checkout") { isThanking = true }
      .alert("Thank you", isPresented: $isThanking) {
        Button("OK") { cart.items = [] }
      } message: {
        Text("Your coffee is on its way.")
      }
  }
}
