import Faceplate

// What the page takes for granted: a page and its values.
private let symbols = ["cart", "house", "gift"]

@MainActor private var page: some View { Text("Page") }

// In the view:
@State private var quantity = 1
@State private var cups = 4
@State private var step = 1
@State private var price = 500_000.0...4_000_000
private func less() { quantity -= 1 }
