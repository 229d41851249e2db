import Graphics

/// The result of drawing a frame: the display items and the pixels they change.
public nonisolated struct Drawing: Sendable {
  /// The items that intersect the damage, from back to front, in pixels.
  public var list: DisplayList
  /// The pixels that may differ from those of the frame before.
  public var damage: Region
}

/// Scrolled pixels: they change nothing but their place.
package struct PixelMovement {
  /// The rectangles into which the pixels are moved, in this order. No rectangle needs pixels that another has
  /// overwritten.
  let parts: [PixelRect]
  /// The distance by which they come there, in pixels.
  let dx, dy: Int
  /// The pixels that are drawn after the movement: the other damaged pixels, and the parts that look different now.
  package let redrawn: Region

  /// Moves the pixels of a bitmap.
  package func apply(to bitmap: Bitmap) {
    for part in parts { bitmap.movePixels(to: part, dx: dx, dy: dy) }
  }
}
