/// An angle. Positive angles are clockwise on a screen whose y axis points down.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// An angle of zero.
  public static let zero = Angle(radians: 0)

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { self.radians = degrees * .pi / 180 }
  /// Creates an angle of zero.
  public init() { self = .zero }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Creates an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Compares the signed values of two angles.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  /// The product of an angle and a number.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// The product of a number and an angle.
  public static func * (factor: Double, angle: Angle) -> Angle { Angle(radians: factor * angle.radians) }
  /// The quotient of an angle and a number; infinite or not a number for a divisor of zero.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  /// The angle of the same size in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left.radians += right.radians }
  /// Subtracts an angle.
  public static func -= (left: inout Angle, right: Angle) { left.radians -= right.radians }
  /// Multiplies an angle with a number.
  public static func *= (angle: inout Angle, factor: Double) { angle.radians *= factor }
  /// Divides an angle by a number; infinite or not a number for a divisor of zero.
  public static func /= (angle: inout Angle, divisor: Double) { angle.radians /= divisor }
}
