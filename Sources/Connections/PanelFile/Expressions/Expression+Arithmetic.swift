import Values

// Arithmetic and comparison of values. A result without a value, such as a division by zero, is `nil`, just as a value
// that is not good; nothing traps.
extension Expression {
  /// The result of an operator; `nil` if it has none.
  static func compute(_ sign: Arithmetic, _ left: Datum, _ right: Datum) -> Datum? {
    switch (left, right) {
    case (.number(let left), .number(let right)): return finite(result(sign, left, right))
    case (.duration(let left), .duration(let right)):
      switch sign {
      case .add, .subtract: return duration(result(sign, left.inSeconds, right.inSeconds))
      case .divide: return finite(left.inSeconds / right.inSeconds)
      case .multiply: return nil
      }
    case (.duration(let left), .number(let right)) where sign == .multiply || sign == .divide:
      return duration(result(sign, left.inSeconds, right))
    case (.number(let left), .duration(let right)) where sign == .multiply:
      return duration(left * right.inSeconds)
    default: return nil
    }
  }

  /// The result in binary floating point, which may be infinite.
  private static func result(_ sign: Arithmetic, _ left: Double, _ right: Double) -> Double {
    switch sign {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    }
  }

  /// The number, if it is one.
  private static func finite(_ number: Double) -> Datum? { number.isFinite ? .number(number) : nil }

  /// The duration of a number of seconds, if it is one.
  private static func duration(_ seconds: Double) -> Datum? { Duration(inSeconds: seconds).map(Datum.duration) }

  /// The result of a function; `nil` if it has none. Of durations it is a duration; `round` rounds the number of its seconds.
  static func call(_ function: Function, _ data: [Datum]) -> Datum? {
    let numbers = data.compactMap(\.number)
    guard numbers.count == data.count, let number = result(function, numbers) else { return nil }
    if case .duration? = data.first { return duration(number) }
    return finite(number)
  }

  private static func result(_ function: Function, _ numbers: [Double]) -> Double? {
    switch function {
    case .min: return numbers.min()
    case .max: return numbers.max()
    case .abs: return numbers.first?.magnitude
    case .round:
      guard let number = numbers.first else { return nil }
      guard numbers.count > 1 else { return number.rounded() }
      // Powers of ten up to 15 are exact.
      let digits = max(0, min(15, numbers[1].rounded()))
      let power = (0..<Int(digits)).reduce(1.0) { power, _ in power * 10 }
      return (number * power).rounded() / power
    }
  }

  /// Whether a comparison of two values of the same type holds; `nil` for values that have no order.
  static func compare(_ sign: Comparison, _ left: Datum, _ right: Datum) -> Bool? {
    switch (left, right) {
    case (.number(let left), .number(let right)): return holds(sign, left, right)
    case (.duration(let left), .duration(let right)): return holds(sign, left, right)
    // Dates and times of day are written so that they sort as texts.
    case (.text(let left), .text(let right)): return holds(sign, left, right)
    default:
      switch sign {
      case .equal: return left == right
      case .unequal: return left != right
      default: return nil
      }
    }
  }

  /// Whether a comparison of values with an order holds.
  private static func holds<Value: Comparable>(_ sign: Comparison, _ left: Value, _ right: Value) -> Bool {
    switch sign {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
