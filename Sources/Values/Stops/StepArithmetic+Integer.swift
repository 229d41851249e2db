// Every integer of at most 64 bits has room in 128: distances and products then need no care.
// Wider ones are left to the arithmetic of strides.

extension FixedWidthInteger {
  func integerSteps(to other: Any, by step: Any) -> StepCount? {
    guard let distance = wideDistance(to: other), let step = Self.wideStep(step), step > 0 else { return nil }
    return StepCount(whole: distance / step, part: (distance % step).approximately / step.approximately).belowOne
  }

  func integerAdvanced(bySteps count: Int128, of step: Any) -> Self? {
    guard Self.bitWidth <= 64, let step = Self.wideStep(step) else { return nil }
    return Self(clamping: StepCount.sum(Int128(self), StepCount.product(count, step)))
  }

  func integerFraction(of value: Any, upTo upper: Any) -> Double? {
    guard let part = wideDistance(to: value), let whole = wideDistance(to: upper) else { return nil }
    return part.approximately / whole.approximately
  }

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
  /// The same with a part that rounding has not lifted to 1.
  var belowOne: StepCount { StepCount(whole: whole, part: min(part, 1 - 0x1p-53)) }
}
