/// What is bought, and what it costs: in whole cents, never in binary fractions.
struct Cart {
  var items = CartItem.samples
  /// What was taken out last, and where it was.
  private(set) var removed: (item: CartItem, index: Int)?

  /// What all items cost, in cents.
  var subtotal: Int { items.reduce(0) { $0 + $1.price * $1.quantity } }
  /// What sending costs, in cents: nothing for nothing.
  var shipping: Int { subtotal == 0 ? 0 : 500 }
  /// What is to be paid, in cents.
  var total: Int { subtotal + shipping }

  /// Takes an item out.
  mutating func remove(_ id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    removed = (items.remove(at: index), index)
  }

  /// Puts the item back that was taken out last.
  mutating func undo() {
    guard let removed else { return }
    var item = removed.item
    item.quantity = max(1, item.quantity)
    items.insert(item, at: min(removed.index, items.count))
    self.removed = nil
  }

  /// From now on, what was taken out stays out.
  mutating func forgetRemoved() { removed = nil }
}
