import Graphics
import Looks
import Values

/// The sizes of what a step indicator draws.
public nonisolated struct StepIndicatorMetrics: Hashable, Sendable {
  /// The radius of the circles, in points; 0 makes them as high as the indicator.
  public var radius: Double
  /// The thickness of the lines, in points.
  public var lineWidth: Double
  /// The size of the digits, in points; `nil` for half the diameter.
  public var digitSize: Double?
  /// The font of the digits, in its own size; `nil` for the semibold font of the system in `digitSize`.
  public var digitFont: Font?
  /// The side of the mark of a completed step, in points; `nil` for three fifths of the diameter.
  public var doneSide: Double?
  /// The size of an icon, in points; `nil` for a square of 0.525 of the diameter.
  public var iconSize: Size?
  /// The size of the last step's icon, in points; `nil` for that of the others.
  public var lastIconSize: Size?

  /// Creates sizes; those that are left out follow the diameter of the circles.
  public init(
    radius: Double = 22, lineWidth: Double = 2, digitSize: Double? = nil, digitFont: Font? = nil,
    doneSide: Double? = nil, iconSize: Size? = nil, lastIconSize: Size? = nil
  ) {
    (self.radius, self.lineWidth, self.digitSize) = (radius, lineWidth, digitSize)
    self.digitFont = digitFont
    (self.doneSide, self.iconSize, self.lastIconSize) = (doneSide, iconSize, lastIconSize)
  }

  /// The sizes that follow the diameter of the circles.
  public static let standard = StepIndicatorMetrics()

  /// The sizes of the original StepperView: fine lines, digits of 22 points, icons of 21 points, and a last icon of
  /// 18 by 20.24 points.
  public static let original = StepIndicatorMetrics(
    radius: 40, lineWidth: 1, digitSize: 22, doneSide: 21, iconSize: Size(width: 21, height: 21),
    lastIconSize: Size(width: 18, height: 20.24))
}
