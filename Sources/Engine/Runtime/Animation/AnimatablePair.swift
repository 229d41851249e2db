/// Two animatable values combined into one. Nested pairs combine more than two.
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The value that is interpolated first.
  public var first: First
  /// The other value, which may be a pair again.
  public var second: Second

  /// Creates a pair of values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair that changes nothing when it is added.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Adds the values of two pairs.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Subtracts the values of two pairs.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of all components of both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
