import Machine

// The operators that find, leave out and compare values with closures that may throw. Each fails when its closure
// throws, and else does what the operator of the same name without `try` does.

extension Publisher {
  /// Sends the first value for which the closure returns `true`, and finishes. Fails when it throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Operator<Self, Output, any Error> { throwingStep { { try predicate($0) ? .emitLast($0) : .skip } } }

  /// Leaves out values until the closure first returns `false`. Fails when it throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Operator<Self, Output, any Error> {
    throwingStep {
      let isDropping = Locked(true)
      return { value in
        if isDropping.copy, try predicate(value) { return .skip }
        _ = isDropping.exchange(false)
        return .emit(value)
      }
    }
  }

  /// Sends values until the closure returns `false`, and then finishes without that value. Fails when it throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Operator<Self, Output, any Error> {
    throwingStep { { try predicate($0) ? .emit($0) : .complete(.finished) } }
  }

  /// Sends the last value for which the closure returns `true`. Fails when it throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Operator<Self, Output, any Error> {
    folding(Output?.none, mapError: { $0 as any Error }) { (last, value) throws(any Error) in
      if try predicate(value) { last = value }
      return false
    } result: {
      $0
    }
  }

  /// Sends the smallest value at the end, by the given order. Fails when the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.Operator<Self, Output, any Error> {
    folding(Output?.none, mapError: { $0 as any Error }) { (least, value) throws(any Error) in
      if let known = least {
        if try areInIncreasingOrder(value, known) { least = value }
      } else {
        least = value
      }
      return false
    } result: {
      $0
    }
  }

  /// Sends the greatest value at the end, by the given order. Fails when the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.Operator<Self, Output, any Error> { tryMin { try areInIncreasingOrder($1, $0) } }

  /// Sends `true` as soon as the closure returns `true` for a value, or `false` at the end. Fails when it throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Operator<Self, Bool, any Error> {
    folding(false, mapError: { $0 as any Error }) { (isFound, value) throws(any Error) in
      isFound = try predicate(value)
      return isFound
    } result: {
      $0
    }
  }

  /// Sends `false` as soon as the closure returns `false` for a value, or `true` at the end. Fails when it throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Operator<Self, Bool, any Error> {
    folding(true, mapError: { $0 as any Error }) { (holds, value) throws(any Error) in
      holds = try predicate(value)
      return !holds
    } result: {
      $0
    }
  }
}
