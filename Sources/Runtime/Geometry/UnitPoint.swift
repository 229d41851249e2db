import Graphics

/// A place in a rectangle, as fractions of its extents.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// Fraction of the width, from the leading edge.
  public var x: Double
  /// Fraction of the height, from the top.
  public var y: Double

  /// The corner where reading begins.
  public init() { self.init(x: 0, y: 0) }

  /// A place at the given fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A corner, a side's middle, or the middle.
  public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of a side.
  public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of a side.
  public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
  /// A corner.
  public static let topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0)
  /// A corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}
