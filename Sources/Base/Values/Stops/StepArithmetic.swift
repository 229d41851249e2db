// The arithmetic that stops need and `Strideable` does not have: division, and sums that neither overflow nor
// accumulate rounding errors.
//
// A control is generic over `Strideable`, as in SwiftUI, so the kind of number is only known at run time. Each
// operation first tests for `Double` and `Int`, which most values are, because a cast to a protocol is expensive. It
// then tries integers, floating-point numbers, and finally strides. A quotient of strides is found by binary long
// division: double the step while it fits, then subtract the multiples from the largest to the smallest. Its binary
// fraction is found in the same way, one bit at a time.

extension Strideable {
  /// Returns the number of steps from this value up to `other`, which must not be below it; `step` is positive.
  func steps(to other: Self, by step: Stride) -> StepCount {
    if let low = same(self, Double.self), let high = same(other, Double.self), let step = same(step, Double.self) {
      return low.steps(upTo: high, by: step)
    }
    if let low = same(self, Int.self), let high = same(other, Int.self), let step = same(step, Int.self), step > 0 {
      return StepCount(dividing: Int128(high) - Int128(low), by: Int128(step))
    }
    return (self as? any FixedWidthInteger)?.integerSteps(to: other, by: step)
      ?? (self as? any BinaryFloatingPoint)?.floatingSteps(to: other, by: step)
      ?? Self.quotient(of: distance(to: other), by: step)
  }

  /// Returns the value a count of steps away.
  ///
  /// Integers are clamped to their type, floating-point numbers stay finite, and decimal steps give decimal values:
  /// three steps of 0.1 from 0 are 0.3.
  func advanced(bySteps count: Int128, of step: Stride) -> Self {
    if let start = same(self, Double.self), let step = same(step, Double.self) {
      // Safe: `same` has found that `Self` is `Double`.
      return unsafeBitCast(start.moved(bySteps: count, of: step), to: Self.self)
    }
    if let start = same(self, Int.self), let step = same(step, Int.self) {
      let sum = Int(clamping: StepCount.sum(Int128(start), StepCount.product(count, Int128(step))))
      // Safe: `same` has found that `Self` is `Int`.
      return unsafeBitCast(sum, to: Self.self)
    }
    if let number = self as? any FixedWidthInteger,
      let sum = number.integerAdvanced(bySteps: count, of: step) as? Self
    {
      return sum
    }
    if let number = self as? any BinaryFloatingPoint,
      let sum = number.floatingAdvanced(bySteps: count, of: step) as? Self
    {
      return sum
    }
    guard let factor = Stride(exactly: count) else { return self }
    return advanced(by: factor * step)
  }

  /// Returns the position of `value` between this value and `upper`: 0…1.
  func fraction(of value: Self, upTo upper: Self) -> Double {
    guard self < upper, value > self else { return 0 }
    guard value < upper else { return 1 }
    if let low = same(self, Double.self), let number = same(value, Double.self), let high = same(upper, Double.self) {
      return low.part(of: number, upTo: high)
    }
    if let low = same(self, Int.self), let number = same(value, Int.self), let high = same(upper, Int.self) {
      return (Int128(number) - Int128(low)).approximately / (Int128(high) - Int128(low)).approximately
    }
    return (self as? any FixedWidthInteger)?.integerFraction(of: value, upTo: upper)
      ?? (self as? any BinaryFloatingPoint)?.floatingFraction(of: value, upTo: upper)
      ?? Self.quotient(of: distance(to: value), by: distance(to: upper)).part
  }

  /// Returns the distance to `other`, clamped to the stride's type.
  func span(to other: Self) -> Stride {
    if Stride.self == Double.self, let low = same(self, Double.self), let high = same(other, Double.self),
      let span = low.floatingSpan(upTo: high)
    {
      // Safe: the condition has found that `Stride` is `Double`.
      return unsafeBitCast(span, to: Stride.self)
    }
    return (self as? any FixedWidthInteger)?.integerSpan(to: other) as? Stride
      ?? (self as? any BinaryFloatingPoint)?.floatingSpan(to: other) as? Stride
      ?? distance(to: other)
  }

  /// The value itself, with infinity replaced by the largest finite number; `nil` for NaN.
  var finite: Self? {
    if Self.self == Int.self { return self }
    // Safe: `same` has found that `Self` is `Double`.
    if let number = same(self, Double.self) { return number.floatingFinite.map { unsafeBitCast($0, to: Self.self) } }
    guard let number = self as? any BinaryFloatingPoint else { return self == self ? self : nil }
    return number.floatingFinite as? Self
  }

  /// Divides a distance by a positive step with additions and comparisons only: binary long division.
  private static func quotient(of distance: Stride, by step: Stride) -> StepCount {
    guard step > 0, distance >= step else {
      return StepCount(whole: 0, part: binaryFraction(of: distance, by: step))
    }
    var pieces = [step]
    while let last = pieces.last, pieces.count < 120, last <= distance - last { pieces.append(last + last) }
    var count: Int128 = 0
    var rest = distance
    for (bit, piece) in pieces.enumerated().reversed() where piece <= rest {
      rest -= piece
      count += 1 << Int128(bit)
    }
    return StepCount(whole: count, part: binaryFraction(of: rest, by: step))
  }

  /// Returns `rest / step` for 0 ≤ rest < step, to the precision of a `Double`, one bit at a time.
  private static func binaryFraction(of rest: Stride, by step: Stride) -> Double {
    guard rest > 0, rest < step else { return 0 }
    var rest = rest
    var fraction = 0.0
    var bit = 0.5
    while rest > 0, bit > 0x1p-54 {
      let missing = step - rest
      if rest >= missing {
        rest -= missing
        fraction += bit
      } else {
        rest += rest
      }
      bit /= 2
    }
    return min(fraction, 1 - 0x1p-53)
  }
}

/// Returns a value of a generic type as the type that it is known to be; `nil` if it is another one. Unlike a cast it
/// does not ask the runtime.
@inline(__always)
func same<Value, Known>(_ value: Value, _: Known.Type) -> Known? {
  // Safe: both are one type where the cast is made.
  Value.self == Known.self ? unsafeBitCast(value, to: Known.self) : nil
}
