/// A distance in a direction, in points.
public nonisolated struct Vector: Hashable, Sendable {
  /// The distance to the right.
  public var dx: Double
  /// The distance downwards; negative upwards.
  public var dy: Double

  /// A vector of length zero.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Creates a vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
}
