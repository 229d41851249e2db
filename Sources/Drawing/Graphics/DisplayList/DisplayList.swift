/// A list of drawing commands over a background colour.
///
///     var list = DisplayList(background: .white)
///     list.append(DisplayItem(.roundedRect(card, radius: 12), paint: .color(.black)))
///     Rasterizer().draw(list, into: bitmap)
public struct DisplayList: Hashable, Sendable {
  /// The colour of every repainted pixel before the first item is drawn.
  public var background: RGBA
  /// The items, from back to front.
  public var items: [DisplayItem]

  /// Creates a list of items over a background colour.
  public init(background: RGBA = .clear, items: [DisplayItem] = []) {
    self.background = background
    self.items = items
  }

  /// Appends an item in front of all others.
  public mutating func append(_ item: DisplayItem) { items.append(item) }
}
