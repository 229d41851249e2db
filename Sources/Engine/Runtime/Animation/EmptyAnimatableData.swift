/// The animatable data of a type that has nothing to animate.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates the only value.
  public init() {}
  /// The only value, which is also zero.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Has no effect, because there is nothing to scale.
  public mutating func scale(by rhs: Double) {}
  /// Always 0, because there are no components.
  public var magnitudeSquared: Double { 0 }
  /// Returns the only value.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  /// Returns the only value.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
}
