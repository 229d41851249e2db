import Faceplate

// What the page takes for granted: a panel, and the pages of an order.
private struct Panel: View {
  var body: some View { Text("Panel") }
}

private struct GoodsPage: View {
  var body: some View { Text("Goods") }
}

private struct AddressPage: View {
  var body: some View { Text("Address") }
}

private struct PaymentPage: View {
  var body: some View { Text("Payment") }
}

private let isDelivered = true
private let hasAddress = true
@MainActor private func pay() {}

// In the view:
@State private var isUpstairs = false
