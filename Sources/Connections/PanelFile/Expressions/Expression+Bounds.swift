import Values

// The possible results of an expression, by the bounds of the values that it reads.
extension Expression {
  /// Whether the condition can be true. The answer is no only if the bounds of its values leave no doubt.
  ///
  /// - Parameter bounds: the bounds that a value never leaves; `nil` for a value that may be anything.
  func canHold(_ bounds: (String) -> ClosedRange<Double>?) -> Bool {
    switch self {
    case .and(let parts): return parts.allSatisfy { $0.canHold(bounds) }
    case .or(let parts): return parts.contains { $0.canHold(bounds) }
    case .compare(let sign, let left, let right):
      guard let left = left.extent(bounds), let right = right.extent(bounds) else { return true }
      return switch sign {
      case .less: left.lowerBound < right.upperBound
      case .lessOrEqual: left.lowerBound <= right.upperBound
      case .greater: left.upperBound > right.lowerBound
      case .greaterOrEqual: left.upperBound >= right.lowerBound
      case .equal: left.overlaps(right)
      case .unequal: left != right || left.lowerBound < left.upperBound
      }
    default: return true
    }
  }

  /// The least and the greatest number of a constant or a value; `nil` if it may be anything.
  private func extent(_ bounds: (String) -> ClosedRange<Double>?) -> ClosedRange<Double>? {
    switch self {
    case .constant(let datum): datum.number.map { $0...$0 }
    case .value(let name): bounds(name)
    default: nil
    }
  }
}
