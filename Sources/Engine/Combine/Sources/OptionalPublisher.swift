extension Optional {
  /// A publisher of the wrapped value, if there is one, which then finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of an optional value: it sends the value, if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// The publisher cannot fail.
    public typealias Failure = Never
    /// The value that it sends, if there is one.
    public let output: Wrapped?

    /// Creates a publisher of an optional value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      guard let output else { return Empty().subscribe(subscriber) }
      subscriber.receive(subscription: SingleValueSubscription("Optional", output, to: subscriber))
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

// The result is known, so each of these operators returns a publisher of its own result.

extension Optional.Publisher {
  /// Returns a publisher of whether the closure returns `true` for the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }

  /// Returns a publisher of whether the closure returns `true` for the value.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }

  /// Returns a publisher of the value in an array.
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

  /// Returns a publisher of the number of values.
  public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }

  /// Returns this publisher, which this operator would not change.
  public func first() -> Optional<Output>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func last() -> Optional<Output>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }

  /// Returns a publisher that finishes without a value.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Returns a publisher of the result of the closure.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

  /// Returns a publisher of the result of the closure for the initial result and the value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of the result of the closure for the initial result and the value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher without the first values.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "The number of values to drop must not be negative")
    return .init(output.flatMap { count == 0 ? $0 : nil })
  }

  /// Returns a publisher without the value if the closure returns `true` for it.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { !predicate($0) ? $0 : nil })
  }

  /// Returns a publisher of the value if the closure returns `true` for it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
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
    return .init(output.flatMap { maxLength > 0 ? $0 : nil })
  }

  /// Returns a publisher of the value if the position is 0.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "The position of a value must not be negative")
    return .init(output.flatMap { index == 0 ? $0 : nil })
  }

  /// Returns a publisher of the value if the range contains the position 0.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    precondition(bounds.lowerBound >= 0, "The position of a value must not be negative")
    return .init(output.flatMap { bounds.contains(0) ? $0 : nil })
  }

  /// Returns a publisher of the result of the closure, unless that is `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(output.flatMap(transform)) }

  /// Returns this publisher, which this operator would not change.
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

  /// Returns a publisher of the value, or of the given one if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }
}

extension Optional.Publisher where Output: Equatable {
  /// Returns a publisher of whether the value equals the given one.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }

  /// Returns this publisher, which this operator would not change.
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Output: Comparable {
  /// Returns this publisher, which this operator would not change.
  public func min() -> Optional<Output>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func max() -> Optional<Output>.Publisher { self }
}
