/// A direction with a length, in points.
public nonisolated struct Vector: Hashable, Sendable {
  /// How far it goes to the right.
  public var dx: Double
  /// How far it goes down.
  public var dy: Double

  /// No distance.
  public static let zero = Vector(dx: 0, dy: 0)

  /// No distance.
  public init() { self.init(dx: 0, dy: 0) }

  /// A direction by its distances.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
}
