/// A value that can be added, and made longer or shorter: what lies between two of them can be computed.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with each component multiplied.
  public nonisolated func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

extension Double: nonisolated VectorArithmetic {
  /// Multiplies the number.
  public nonisolated mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public nonisolated var magnitudeSquared: Double { self * self }
}

extension Float: nonisolated VectorArithmetic {
  /// Multiplies the number.
  public nonisolated mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public nonisolated var magnitudeSquared: Double { Double(self * self) }
}
