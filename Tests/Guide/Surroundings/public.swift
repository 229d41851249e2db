import Faceplate

@MainActor private let access = AccessCenter(codes: [:], lowest: .user)

private struct OrderPage: View {
  var body: some View { Text("Order") }
}

private enum Page { case start, order }

// In the view:
@State private var isBeingCleaned = false
@State private var page = Page.order
