// Floating-point stops without noise.
//
// A step such as 0.1 is written in decimal and means a tenth, although its `Double` is a little more. So sums are made
// of integers: if both numbers are integers over the same power of ten (0.25 and 0.1 are 25 and 10 over 100), their sum
// is too, and one division gives the `Double` nearest to the decimal value, since powers of ten up to 10²² and integers
// below 2⁵³ are exact. Numbers that no decimal explains (a third) are added as they are.
//
// Quotients forgive what the representation of their operands cannot say, a few units in the last place, so 0.3 lies
// three steps of 0.1 from 0 although 0.3 / 0.1 is below 3.

extension BinaryFloatingPoint {
  func floatingSteps(to other: Any, by step: Any) -> StepCount? {
    guard let other = other as? Self, let step = step as? Self else { return nil }
    let distance = other - self
    let position = distance.isFinite ? distance / step : other / step - self / step
    guard let nearest = Int128(whole: Double(position.rounded())) else { return StepCount(whole: .max - 1, part: 0) }
    let slack = Self.slack(between: self, and: other, by: step, at: position)
    if abs(position - position.rounded()) <= slack { return StepCount(whole: nearest, part: 0) }
    let part = position - position.rounded(.down)
    let floor = position.rounded() > position ? nearest - 1 : nearest
    return StepCount(whole: floor, part: abs(part - 0.5) <= slack ? 0.5 : Double(part)).belowOne
  }

  func floatingAdvanced(bySteps count: Int128, of step: Any) -> Self? {
    guard let step = step as? Self else { return nil }
    let sum = decimalSum(count, step) ?? (self + Self(count.approximately) * step)
    return sum.floatingFinite ?? self
  }

  func floatingFraction(of value: Any, upTo upper: Any) -> Double? {
    guard let value = value as? Self, let upper = upper as? Self else { return nil }
    let whole = upper - self
    guard whole.isFinite else { return (self / 2).floatingFraction(of: value / 2, upTo: upper / 2) }
    return Double((value - self) / whole)
  }

  func floatingSpan(to other: Any) -> Self? {
    (other as? Self).flatMap { ($0 - self).floatingFinite }
  }

  /// The number itself, or the largest there is; `nil` if it is not a number.
  var floatingFinite: Self? {
    guard !isNaN else { return nil }
    return min(max(self, -Self.greatestFiniteMagnitude), Self.greatestFiniteMagnitude)
  }

  /// Whether every step makes a difference between here and `upper`.
  func floatingResolves(_ step: Any, upTo upper: Any) -> Bool {
    guard let step = step as? Self, let upper = upper as? Self else { return false }
    return step >= max(abs(self), abs(upper)).ulp
  }

  /// A hundredth of the way to `upper`, as a decimal where both ends are decimals.
  func floatingHundredth(upTo upper: Any) -> Self? {
    guard let upper = upper as? Self else { return nil }
    for scale in PowersOfTen.exact {
      guard let low = ticks(scale), let high = upper.ticks(scale) else { continue }
      return Self(Double(high - low) / (scale * 100))
    }
    return upper / 100 - self / 100
  }

  /// The value at a fraction of the way to `upper`.
  func floatingValue(atFraction fraction: Double, upTo upper: Any) -> Self? {
    guard let upper = upper as? Self else { return nil }
    let whole = upper - self
    let share = Self(fraction)
    return whole.isFinite ? self + share * whole : self * (1 - share) + upper * share
  }

  private func decimalSum(_ count: Int128, _ step: Self) -> Self? {
    guard let count = Int(exactly: count) else { return nil }
    for scale in PowersOfTen.exact {
      guard let start = ticks(scale), let stride = step.ticks(scale) else { continue }
      let (way, isTooFar) = stride.multipliedReportingOverflow(by: count)
      let (sum, isTooLarge) = start.addingReportingOverflow(way)
      guard !isTooFar, !isTooLarge, sum.magnitude < PowersOfTen.exactIntegers else { return nil }
      return Self(Double(sum) / scale)
    }
    return nil
  }

  /// The number as an integer over `scale`; `nil` if it is none.
  private func ticks(_ scale: Double) -> Int? {
    let ticks = (Double(self) * scale).rounded()
    guard ticks.magnitude < Double(PowersOfTen.exactIntegers), Self(ticks / scale) == self else { return nil }
    return Int(ticks)
  }

  /// How far from a whole number a quotient may be for the sake of rounding alone.
  private static func slack(between low: Self, and high: Self, by step: Self, at position: Self) -> Self {
    min(0.25, 2 * max(abs(low), abs(high)).ulp / step + 2 * position.ulp)
  }
}

private enum PowersOfTen {
  static let exact: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
  /// Every integer below has a `Double` of its own.
  static let exactIntegers: UInt = 1 << 53
}
