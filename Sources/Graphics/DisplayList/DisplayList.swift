/// Items in the order in which they are drawn, over a background.
///
///     var list = DisplayList(background: .white)
///     list.append(DisplayItem(.roundedRect(card, radius: 12), paint: .color(.black)))
///     Rasterizer().draw(list, into: bitmap)
public struct DisplayList: Hashable, Sendable {
  /// What each repainted pixel holds before the first item is drawn.
  public var background: RGBA
  /// What is drawn, from back to front.
  public var items: [DisplayItem]

  /// A list of items over a background.
  public init(background: RGBA = .clear, items: [DisplayItem] = []) {
    self.background = background
    self.items = items
  }

  /// Draws one more item on top.
  public mutating func append(_ item: DisplayItem) { items.append(item) }
}
