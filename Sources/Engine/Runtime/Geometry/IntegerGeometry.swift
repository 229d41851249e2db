import Graphics

// Sources compute places and sizes with integers, too, as CoreGraphics lets them.

nonisolated extension Point {
  /// Creates a point from whole numbers.
  @_disfavoredOverload
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

nonisolated extension Size {
  /// Creates a size from whole numbers.
  @_disfavoredOverload
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
}

nonisolated extension Rect {
  /// Creates a rectangle from whole numbers.
  @_disfavoredOverload
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// The smallest rectangle with whole coordinates that contains this one.
  public var integral: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

nonisolated extension Transform {
  /// Returns the inverse transform, or this transform if it has no inverse, as with CoreGraphics. ``inverse`` tells the
  /// two cases apart.
  public func inverted() -> Transform { inverse ?? self }
}
