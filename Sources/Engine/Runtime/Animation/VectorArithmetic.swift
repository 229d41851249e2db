/// A value that can be added and scaled, so that values between two of them can be computed.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each component multiplied by a factor.
  public nonisolated func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// Moves the value towards another one.
  ///
  /// - Parameter amount: the share of the way: 0 leaves the value, 1 makes it the other one.
  public nonisolated mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns a value on the way to another one.
  ///
  /// - Parameter amount: the share of the way: 0 for the value, 1 for the other one.
  public nonisolated func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Double: nonisolated VectorArithmetic {
  /// Multiplies the number by a factor.
  public nonisolated mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public nonisolated var magnitudeSquared: Double { self * self }
}

extension Float: nonisolated VectorArithmetic {
  /// Multiplies the number by a factor.
  public nonisolated mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public nonisolated var magnitudeSquared: Double { Double(self * self) }
}
