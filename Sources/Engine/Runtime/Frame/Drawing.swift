import Graphics

/// The result of drawing a frame: the display items and the pixels they change.
public nonisolated struct Drawing: Sendable {
  /// The items that intersect the damage, from back to front, in pixels.
  public var list: DisplayList
  /// The pixels that may differ from those of the frame before.
  public var damage: Region
}

/// Pixels that stay as they are, but for their place: those of what has been scrolled.
struct PixelMovement {
  /// Where they come to, one rectangle after the other. None needs what another has overwritten.
  let parts: [PixelRect]
  /// The distance by which they come there, in pixels.
  let dx, dy: Int
  /// The pixels that are drawn after that: the others of the damage, and those of the parts that look different now.
  let redrawn: Region

  /// Moves the pixels of a bitmap.
  func apply(to bitmap: Bitmap) {
    for part in parts { bitmap.movePixels(to: part, dx: dx, dy: dy) }
  }
}
