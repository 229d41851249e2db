/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top on the leading side.
  public var topLeading: Double
  /// The radius at the bottom on the leading side.
  public var bottomLeading: Double
  /// The radius at the bottom on the trailing side.
  public var bottomTrailing: Double
  /// The radius at the top on the trailing side.
  public var topTrailing: Double

  /// Creates radii for the four corners.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  /// The radii reduced by the same amount, as for a concentric outline inside. Radii of zero stay zero.
  public func inset(by amount: Double) -> RectangleCornerRadii {
    func less(_ radius: Double) -> Double { radius > 0 ? max(0, radius - amount) : 0 }
    return RectangleCornerRadii(
      topLeading: less(topLeading), bottomLeading: less(bottomLeading), bottomTrailing: less(bottomTrailing),
      topTrailing: less(topTrailing))
  }
}
