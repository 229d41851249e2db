import Graphics

/// The result of drawing a frame: the display items and the pixels they change.
public nonisolated struct Drawing: Sendable {
  /// The items that intersect the damage, from back to front, in pixels.
  public var list: DisplayList
  /// The pixels that may differ from those of the frame before.
  public var damage: Region
}
