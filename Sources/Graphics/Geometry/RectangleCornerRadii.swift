/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top on the leading side.
  public var topLeading: Double
  /// The radius at the bottom on the leading side.
  public var bottomLeading: Double
  /// The radius at the bottom on the trailing side.
  public var bottomTrailing: Double
  /// The radius at the top on the trailing side.
  public var topTrailing: Double

  /// Radii of the four corners.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  /// Radii made smaller by the same amount, as of an outline around the same centres.
  public func inset(by amount: Double) -> RectangleCornerRadii {
    func less(_ radius: Double) -> Double { radius > 0 ? max(0, radius - amount) : 0 }
    return RectangleCornerRadii(
      topLeading: less(topLeading), bottomLeading: less(bottomLeading), bottomTrailing: less(bottomTrailing),
      topTrailing: less(topTrailing))
  }
}
