extension Publisher {
  /// The values for which the closure returns `true`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Output, Failure> {
    stepping { { isIncluded($0) ? .emit($0) : .skip } }
  }

  /// The values for which the closure returns `true`, until it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.Operator<Self, Output, any Error> { throwingStep { { try isIncluded($0) ? .emit($0) : .skip } } }

  /// The values without those that the closure takes for the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Operator<Self, Output, Failure> {
    stepping {
      let latest = Locked<Output?>(nil)
      return { value in
        if let former = latest.copy, predicate(former, value) { return .skip }
        _ = latest.exchange(value)
        return .emit(value)
      }
    }
  }

  /// The values without those that the closure takes for the same as the one before, until it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.Operator<Self, Output, any Error> {
    throwingStep {
      let latest = Locked<Output?>(nil)
      return { value in
        if let former = latest.copy, try predicate(former, value) { return .skip }
        _ = latest.exchange(value)
        return .emit(value)
      }
    }
  }

  /// The values without the first ones.
  public func dropFirst(_ count: Int = 1) -> Publishers.Operator<Self, Output, Failure> {
    stepping {
      let remaining = Locked(count)
      return { value in
        let isDropped = remaining.withLock { remaining in
          defer { remaining = Swift.max(remaining - 1, 0) }
          return remaining > 0
        }
        return isDropped ? .skip : .emit(value)
      }
    }
  }

  /// The values from the first one on for which the closure returns `false`.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Output, Failure> {
    stepping {
      let isDropping = Locked(true)
      return { value in
        if isDropping.copy, predicate(value) { return .skip }
        _ = isDropping.exchange(false)
        return .emit(value)
      }
    }
  }

  /// So many values at most, and then the completion.
  public func prefix(_ maxLength: Int) -> Publishers.Operator<Self, Output, Failure> {
    stepping(isComplete: maxLength <= 0) {
      let remaining = Locked(maxLength)
      return (
        { value in
          let rest = remaining.withLock { remaining in
            remaining -= remaining > Int.min ? 1 : 0
            return remaining
          }
          return rest > 0 ? .emit(value) : rest == 0 ? .emitLast(value) : .skip
        }, { .complete($0) }
      )
    }
  }

  /// The values up to the first one for which the closure returns `false`.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Output, Failure> {
    stepping { { predicate($0) ? .emit($0) : .complete(.finished) } }
  }

  /// The first value, and then the completion.
  public func first() -> Publishers.Operator<Self, Output, Failure> { prefix(1) }

  /// The first value for which the closure returns `true`, and then the completion.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Output, Failure> {
    stepping { { predicate($0) ? .emitLast($0) : .skip } }
  }

  /// The value at a position, which begins with 0, and then the completion.
  public func output(at index: Int) -> Publishers.Operator<Publishers.Operator<Self, Output, Failure>, Output, Failure>
  { dropFirst(index).prefix(1) }

  /// The values at positions, and then the completion.
  public func output<R: RangeExpression>(
    in range: R
  ) -> Publishers.Operator<Publishers.Operator<Self, Output, Failure>, Output, Failure> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.count)
  }

  /// No values, but the completion.
  public func ignoreOutput() -> Publishers.Operator<Self, Never, Failure> { stepping { { _ in .skip } } }
}

extension Publisher where Output: Equatable {
  /// The values without those that are equal to the one before.
  public func removeDuplicates() -> Publishers.Operator<Self, Output, Failure> { removeDuplicates(by: ==) }
}
