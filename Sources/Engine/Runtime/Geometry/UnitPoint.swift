import Graphics

/// A location in a rectangle, as fractions of its size.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double

  /// Creates the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a location from fractions. They may be outside 0…1.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner, and the centre.
  public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5)
  /// The centres of the leading and the trailing edge.
  public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
  /// The centres of the top and the bottom edge.
  public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
  /// The corners at the top of a rectangle.
  public static let topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0)
  /// The corners at the bottom of a rectangle.
  public static let bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}
