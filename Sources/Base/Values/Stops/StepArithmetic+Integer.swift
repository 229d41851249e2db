// Arithmetic of integer stops. Every integer of at most 64 bits fits into 128, so distances and products of 64-bit
// numbers cannot overflow. Wider integers use the arithmetic of `Strideable`.

extension FixedWidthInteger {
  /// Returns the number of steps to `other`; `nil` if the arguments have other types or the step is not positive.
  func integerSteps(to other: Any, by step: Any) -> StepCount? {
    guard let distance = wideDistance(to: other), let step = Self.wideStep(step), step > 0 else { return nil }
    return StepCount(dividing: distance, by: step)
  }

  /// Returns the integer a count of steps away, clamped to its type; `nil` for integers wider than 64 bits.
  func integerAdvanced(bySteps count: Int128, of step: Any) -> Self? {
    guard Self.bitWidth <= 64, let step = Self.wideStep(step) else { return nil }
    return Self(clamping: StepCount.sum(Int128(self), StepCount.product(count, step)))
  }

  /// Returns the position of `value` between this integer and `upper`; `nil` if the arguments have other types.
  func integerFraction(of value: Any, upTo upper: Any) -> Double? {
    guard let part = wideDistance(to: value), let whole = wideDistance(to: upper) else { return nil }
    return part.approximately / whole.approximately
  }

  /// Returns the distance to `other`, clamped to `Int`; `nil` if it has another type.
  func integerSpan(to other: Any) -> Int? {
    wideDistance(to: other).map { Int(clamping: $0) }
  }

  private func wideDistance(to other: Any) -> Int128? {
    guard Self.bitWidth <= 64, let other = other as? Self else { return nil }
    return Int128(other) - Int128(self)
  }

  private static func wideStep(_ step: Any) -> Int128? {
    if let step = step as? Int { return Int128(step) }
    return (step as? any BinaryInteger).map { Int128(clamping: $0) }
  }
}

extension StepCount {
  /// A distance in positive steps.
  init(dividing distance: Int128, by step: Int128) {
    self = StepCount(whole: distance / step, part: (distance % step).approximately / step.approximately).belowOne
  }

  /// The same count with a part below 1, where rounding has made it 1.
  var belowOne: StepCount { StepCount(whole: whole, part: min(part, 1 - 0x1p-53)) }
}
