/// The items of a shopping cart and their sums, in whole cents to avoid rounding errors.
struct Cart {
  var items = CartItem.samples
  /// The cost of delivery for any order, in cents.
  var fee = 500
  /// The item that was removed last, and its position.
  private(set) var removed: (item: CartItem, index: Int)?

  /// The price of all items in cents.
  var subtotal: Int { items.reduce(0) { $0 + $1.price * $1.quantity } }
  /// The shipping cost in cents; zero for an empty cart.
  var shipping: Int { subtotal == 0 ? 0 : fee }
  /// The amount to pay in cents.
  var total: Int { subtotal + shipping }

  /// The items of which at least one piece is ordered.
  var ordered: [CartItem] { items.filter { $0.quantity > 0 } }

  /// The number of pieces.
  var count: Int { items.reduce(0) { $0 + $1.quantity } }

  /// Adds pieces of an article: to its item, up to 99 pieces, if there is one with the same options, or else as a new item.
  mutating func add(_ item: CartItem) {
    let same = items.firstIndex { ($0.name, $0.detail, $0.price) == (item.name, item.detail, item.price) }
    if let same {
      items[same].quantity = min(items[same].quantity + item.quantity, 99)
    } else {
      items.append(item)
    }
  }

  /// Removes an item, which ``undo()`` can restore.
  mutating func remove(_ id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    removed = (items.remove(at: index), index)
  }

  /// Restores the item that was removed last.
  mutating func undo() {
    guard let removed else { return }
    var item = removed.item
    item.quantity = max(1, item.quantity)
    items.insert(item, at: min(removed.index, items.count))
    self.removed = nil
  }

  /// Makes the last removal final.
  mutating func forgetRemoved() { removed = nil }
}
