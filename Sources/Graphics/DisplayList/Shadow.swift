/// A blurred copy of a group's outline that lies below it.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour where it is deepest.
  public var color: RGBA
  /// The standard deviation of the blur, in pixels.
  public var sigma: Double
  /// Whole pixels to the right.
  public var dx: Int
  /// Whole pixels down.
  public var dy: Int

  /// A shadow of a colour, blur and distance in pixels.
  public init(color: RGBA, sigma: Double, dx: Int = 0, dy: Int = 0) {
    self.color = color
    self.sigma = sigma
    self.dx = max(-Limits.shadowShift, min(Limits.shadowShift, dx))
    self.dy = max(-Limits.shadowShift, min(Limits.shadowShift, dy))
  }
}
