import Faceplate

struct CartItem: Identifiable, Equatable {
  let id: Int
  /// The name of the article, which is also the key of its translations.
  let name: String
  /// The names of the chosen options.
  var detail: [String] = []
  /// The unit price in cents.
  let price: Int
  /// The colour of the symbol that stands for an image.
  let color: Color
  /// The drawing of the article; `nil` for a symbol in its colour.
  var drawing: DishDrawing?
  /// The number of pieces, from 0 to 99.
  var quantity: Int

  /// The initial contents of the cart.
  static let samples = [
    CartItem(
      id: 0, name: "Ethiopia Hello Verity", price: 1245, color: Color(red: 0.7, green: 0.42, blue: 0), quantity: 1),
    CartItem(id: 1, name: "Colombia El Mirador", price: 999, color: Color(red: 0, green: 0.5, blue: 0.25), quantity: 2),
    CartItem(id: 2, name: "Brazil Boa Vista", price: 829, color: Color(red: 0.8, green: 0.22, blue: 0), quantity: 1),
    CartItem(id: 3, name: "Kenya Karinga", price: 995, color: Color(red: 0, green: 0.1, blue: 0.4), quantity: 1),
  ]
}
