import Machine

extension Publisher {
  /// Sends the values for which the closure returns `true`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Output, Failure> {
    stepping { { isIncluded($0) ? .emit($0) : .skip } }
  }

  /// Sends the values for which the closure returns `true`. Fails when it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.Operator<Self, Output, any Error> { throwingStep { { try isIncluded($0) ? .emit($0) : .skip } } }

  /// Leaves out values that the closure considers equal to the one before.
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

  /// Leaves out values that the closure considers equal to the one before. Fails when it throws.
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

  /// Leaves out the first values.
  ///
  /// - Parameter count: the number of values to leave out; none if it is negative.
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

  /// Leaves out values until the closure first returns `false`. That value and all later ones are sent.
  ///
  ///     [1, 5, 2].publisher.drop { $0 < 3 }    // 5, 2
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

  /// Sends at most the first `maxLength` values and then finishes; none if the number is negative.
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

  /// Sends values until the closure returns `false`, and then finishes without that value.
  ///
  ///     [1, 5, 2].publisher.prefix { $0 < 3 }    // 1
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Output, Failure> {
    stepping { { predicate($0) ? .emit($0) : .complete(.finished) } }
  }

  /// Sends the first value and finishes.
  public func first() -> Publishers.Operator<Self, Output, Failure> { prefix(1) }

  /// Sends the first value for which the closure returns `true`, and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Output, Failure> {
    stepping { { predicate($0) ? .emitLast($0) : .skip } }
  }

  /// Sends the value at a position and finishes.
  ///
  /// - Parameter index: the position; 0 is the first value.
  public func output(at index: Int) -> Publishers.Operator<Publishers.Operator<Self, Output, Failure>, Output, Failure>
  { dropFirst(index).prefix(1) }

  /// Sends the values at a range of positions and finishes.
  ///
  ///     ["a", "b", "c", "d"].publisher.output(in: 1...2)    // b, c
  ///
  /// - Parameter range: the positions; 0 is the first value.
  public func output<R: RangeExpression>(
    in range: R
  ) -> Publishers.Operator<Publishers.Operator<Self, Output, Failure>, Output, Failure> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.count)
  }

  /// Sends no values, only the completion.
  public func ignoreOutput() -> Publishers.Operator<Self, Never, Failure> { stepping { { _ in .skip } } }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that are equal to the one before.
  ///
  ///     [1, 1, 2, 1].publisher.removeDuplicates()    // 1, 2, 1
  public func removeDuplicates() -> Publishers.Operator<Self, Output, Failure> { removeDuplicates(by: ==) }
}
