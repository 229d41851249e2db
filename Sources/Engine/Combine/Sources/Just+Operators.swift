// The value is known, so each of these operators returns a publisher of its result.

extension Just {
  /// Returns a publisher of whether the closure returns `true` for the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Returns a publisher of whether the closure returns `true` for the value.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Returns a publisher of the value in an array.
  public func collect() -> Just<[Output]> { .init([output]) }

  /// Returns a publisher of the number of values.
  public func count() -> Just<Int> { .init(1) }

  /// Returns this publisher, which this operator would not change.
  public func first() -> Just<Output> { self }

  /// Returns this publisher, which this operator would not change.
  public func last() -> Just<Output> { self }

  /// Returns this publisher, which this operator would not change.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Returns this publisher, which this operator would not change.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Returns this publisher, which this operator would not change.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Returns this publisher, which this operator would not change.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Returns a publisher that finishes without a value.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Returns a publisher of the result of the closure.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { .init(transform(output)) }

  /// Returns a publisher of the result of the closure for the initial result and the value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    .init(nextPartialResult(initialResult, output))
  }

  /// Returns a publisher of the result of the closure for the initial result and the value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    .init(nextPartialResult(initialResult, output))
  }

  /// Returns a publisher without the first values.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "The number of values to drop must not be negative")
    return .init(count == 0 ? output : nil)
  }

  /// Returns a publisher without the value if the closure returns `true` for it.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(!predicate(output) ? output : nil)
  }

  /// Returns a publisher of the value if the closure returns `true` for it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  /// Returns a publisher of the value if the closure returns `true` for it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Returns a publisher of the value if the closure returns `true` for it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Returns a publisher of the value if the closure returns `true` for it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Returns a publisher of the value if the length is not 0.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "The length of a prefix must not be negative")
    return .init(maxLength > 0 ? output : nil)
  }

  /// Returns a publisher of the value if the position is 0.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "The position of a value must not be negative")
    return .init(index == 0 ? output : nil)
  }

  /// Returns a publisher of the value if the range contains the position 0.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    precondition(bounds.lowerBound >= 0, "The position of a value must not be negative")
    return .init(bounds.contains(0) ? output : nil)
  }

  /// Returns a publisher of the result of the closure, unless that is `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

  /// Returns this publisher, which this operator would not change.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Returns this publisher, which this operator would not change.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Returns a publisher of whether the closure returns `true` for the value. It fails when the closure throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// Returns a publisher of whether the closure returns `true` for the value. It fails when the closure throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// Returns a publisher of the result of the closure. It fails when the closure throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  /// Returns a publisher of the result of the closure for the initial result and the value. It fails when it throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// Returns a publisher of the result of the closure for the initial result and the value. It fails when it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// Returns a publisher of the same value. It fails when the closure throws.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap { value in
      _ = try predicate(value, value)
      return value
    }
  }

  /// Returns a publisher of the same value whose error type is another.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { .init(output) }

  /// Returns a publisher of the same value whose error type is another.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }

  /// Returns a publisher of the elements and then the value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  /// Returns a publisher of the elements and then the value.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    .init(sequence: elements + [output])
  }

  /// Returns a publisher of the value and then the elements.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  /// Returns a publisher of the value and then the elements.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    .init(sequence: [output] + elements)
  }
}

extension Just where Output: Equatable {
  /// Returns a publisher of whether the value equals the given one.
  public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }

  /// Returns this publisher, which this operator would not change.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Returns this publisher, which this operator would not change.
  public func min() -> Just<Output> { self }

  /// Returns this publisher, which this operator would not change.
  public func max() -> Just<Output> { self }
}
