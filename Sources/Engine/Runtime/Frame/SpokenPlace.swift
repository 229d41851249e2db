import Graphics

/// The spoken element, as sighted people see it: a ring, and perhaps a mark for what a press would do.
package struct SpokenPlace: Equatable {
  /// The extents of the ring and of the mark, in points.
  private static let (gap, width, radius, markSize) = (3.0, 4.0, 8.0, 32.0)

  /// The frame of the element on the stage.
  package let rect: Rect
  /// The colour of the ring.
  package let color: RGBA
  /// The mark on a square with sides of 1; `nil` for none.
  package let mark: Path?
  /// Whether the element is private.
  package let isPrivate: Bool

  /// Creates the place of an element.
  package init(rect: Rect, color: RGBA, mark: Path?, isPrivate: Bool) {
    (self.rect, self.color, self.mark, self.isPrivate) = (rect, color, mark, isPrivate)
  }

  func draw(into painter: inout Painter) {
    let ring = Path(roundedRect: rect.insetBy(dx: -Self.gap, dy: -Self.gap), cornerRadius: Self.radius)
    painter.draw(.stroke(ring, StrokeStyle(lineWidth: Self.width)), .color(color))
    guard let mark else { return }
    // At the corner farthest from the labels, and within the screen.
    let side = Self.markSize
    let x = min(max(0, rect.maxX - side / 2), painter.bounds.maxX - side)
    let y = min(max(0, rect.minY - side / 2), painter.bounds.maxY - side)
    let badge = Rect(x: x, y: y, width: side, height: side)
    painter.fill(badge, radius: side / 2, color)
    let inside = badge.insetBy(dx: side / 4, dy: side / 4)
    let place = Transform(a: inside.width, b: 0, c: 0, d: inside.height, tx: inside.minX, ty: inside.minY)
    painter.draw(.stroke(mark.applying(place), StrokeStyle(lineWidth: 3)), .color(color.isLight ? .black : .white))
  }
}

extension RGBA {
  /// Whether dark marks are seen better on the colour than light ones.
  fileprivate var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.55 }
}
