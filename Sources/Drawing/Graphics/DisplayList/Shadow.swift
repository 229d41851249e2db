/// A drop shadow: a blurred copy of a group's alpha channel below it.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow where it is not blurred.
  public var color: RGBA
  /// The standard deviation of the blur, in pixels.
  public var sigma: Double
  /// The offset to the right in pixels, between −256 and 256.
  public var dx: Int
  /// The offset downwards in pixels, between −256 and 256.
  public var dy: Int

  /// Creates a shadow. Larger offsets than 256 pixels are clamped.
  public init(color: RGBA, sigma: Double, dx: Int = 0, dy: Int = 0) {
    self.color = color
    self.sigma = sigma
    self.dx = max(-GraphicsLimits.shadowShift, min(GraphicsLimits.shadowShift, dx))
    self.dy = max(-GraphicsLimits.shadowShift, min(GraphicsLimits.shadowShift, dy))
  }
}
