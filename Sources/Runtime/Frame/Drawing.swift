import Graphics

/// What a frame changes: the items to draw and the pixels to draw them on.
public nonisolated struct Drawing: Sendable {
  /// The items that touch the damage, from back to front, in pixels.
  public var list: DisplayList
  /// The pixels that may differ from the frame before.
  public var damage: Region
}
