import Faceplate

/// The payment step of a kiosk: the order, and the card to pay with.
public struct PaymentScreen: View {
  @State private var card = PaymentCard()
  @State private var isDone = false

  /// Creates the screen with its sample order.
  public init() {}

  /// The order and the card, and the thanks for a payment.
  public var body: some View {
    PaymentPage(cart: Cart(), card: $card, captions: ["Cart", "Payment", "Delivery"]) {
      // Here a real kiosk would pass the card to its bank.
      card.wipe()
      isDone = true
    }
    .alert("Thank you", isPresented: $isDone) {
      Button("OK") {}
    } message: {
      Text("This is a demonstration. Nothing was charged, and the card is forgotten.")
    }
  }
}
