// Exact arithmetic of floating-point stops.
//
// A step such as 0.1 is written in decimal and means a tenth, although its `Double` is slightly larger. So sums are
// computed with integers: if both numbers are integers divided by the same power of ten (0.25 and 0.1 are 25 and 10
// hundredths), so is their sum, and a single division gives the `Double` nearest to the decimal value, because powers
// of ten up to 10²² and integers below 2⁵³ are exact. Numbers that are not short decimals, such as a third, are added
// in floating point.
//
// Quotients tolerate the representation error of their operands, a few units in the last place, so 0.3 is three steps
// of 0.1 from 0 although 0.3 / 0.1 is below 3.

extension BinaryFloatingPoint {
  /// Returns the number of steps to `other`; `nil` if the arguments have other types.
  func floatingSteps(to other: Any, by step: Any) -> StepCount? {
    guard let other = other as? Self, let step = step as? Self else { return nil }
    return steps(upTo: other, by: step)
  }

  /// Returns the number of steps to another number.
  func steps(upTo other: Self, by step: Self) -> StepCount {
    let distance = other - self
    let position = distance.isFinite ? distance / step : other / step - self / step
    guard let nearest = Int128(whole: Double(position.rounded())) else { return StepCount(whole: .max - 1, part: 0) }
    let slack = Self.slack(between: self, and: other, by: step, at: position)
    if abs(position - position.rounded()) <= slack { return StepCount(whole: nearest, part: 0) }
    let part = position - position.rounded(.down)
    let floor = position.rounded() > position ? nearest - 1 : nearest
    return StepCount(whole: floor, part: abs(part - 0.5) <= slack ? 0.5 : Double(part)).belowOne
  }

  /// Returns the number a count of steps away, kept finite; `nil` if the step has another type.
  func floatingAdvanced(bySteps count: Int128, of step: Any) -> Self? {
    guard let step = step as? Self else { return nil }
    return moved(bySteps: count, of: step)
  }

  /// Returns the number a count of steps away, kept finite.
  func moved(bySteps count: Int128, of step: Self) -> Self {
    let sum = decimalSum(count, step) ?? (self + Self(count.approximately) * step)
    return sum.floatingFinite ?? self
  }

  /// Returns the position of `value` between this number and `upper`; `nil` if the arguments have other types.
  func floatingFraction(of value: Any, upTo upper: Any) -> Double? {
    guard let value = value as? Self, let upper = upper as? Self else { return nil }
    return part(of: value, upTo: upper)
  }

  /// Returns the position of `value` between this number and `upper`.
  func part(of value: Self, upTo upper: Self) -> Double {
    let whole = upper - self
    guard whole.isFinite else { return (self / 2).part(of: value / 2, upTo: upper / 2) }
    return Double((value - self) / whole)
  }

  /// Returns the finite distance to `other`; `nil` if it has another type or is not a number.
  func floatingSpan(to other: Any) -> Self? {
    (other as? Self).flatMap { floatingSpan(upTo: $0) }
  }

  /// Returns the finite distance to another number; `nil` if there is none.
  func floatingSpan(upTo other: Self) -> Self? { (other - self).floatingFinite }

  /// The number itself, with infinity replaced by the largest finite number; `nil` for NaN.
  var floatingFinite: Self? {
    guard !isNaN else { return nil }
    return min(max(self, -Self.greatestFiniteMagnitude), Self.greatestFiniteMagnitude)
  }

  /// Returns whether adding the step changes every number between this one and `upper`.
  func floatingResolves(_ step: Any, upTo upper: Any) -> Bool {
    guard let step = step as? Self, let upper = upper as? Self else { return false }
    return step >= max(abs(self), abs(upper)).ulp
  }

  /// Returns a hundredth of the distance to `upper`, in exact decimal where both numbers are short decimals.
  func floatingHundredth(upTo upper: Any) -> Self? {
    guard let upper = upper as? Self else { return nil }
    for scale in PowersOfTen.exact {
      guard let low = ticks(scale), let high = upper.ticks(scale) else { continue }
      return Self(Double(high - low) / (scale * 100))
    }
    return upper / 100 - self / 100
  }

  /// Returns the number at a fraction of the distance to `upper`. It does not overflow.
  func floatingValue(atFraction fraction: Double, upTo upper: Any) -> Self? {
    guard let upper = upper as? Self else { return nil }
    let whole = upper - self
    let share = Self(fraction)
    return whole.isFinite ? self + share * whole : self * (1 - share) + upper * share
  }

  /// Returns this number plus a count of steps, computed in exact decimal; `nil` where that is not possible.
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

  /// Returns the number as an integer count of 1/`scale`; `nil` if it is not one, or is too large to be exact.
  private func ticks(_ scale: Double) -> Int? {
    let ticks = (Double(self) * scale).rounded()
    guard ticks.magnitude < Double(PowersOfTen.exactIntegers), Self(ticks / scale) == self else { return nil }
    return Int(ticks)
  }

  /// Returns how far a quotient may be from a whole number because of rounding alone: a few units in the last place, at
  /// most 0.25.
  private static func slack(between low: Self, and high: Self, by step: Self, at position: Self) -> Self {
    min(0.25, 2 * max(abs(low), abs(high)).ulp / step + 2 * position.ulp)
  }
}

private enum PowersOfTen {
  /// The powers of ten tried as scales, from 10⁰ to 10¹⁵.
  static let exact: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
  /// 2⁵³: every integer below is exactly representable as a `Double`.
  static let exactIntegers: UInt = 1 << 53
}
