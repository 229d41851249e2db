extension Result {
  /// A publisher of the success value, or one that fails with the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a result: it sends the success value and finishes, or it fails with the error.
  public struct Publisher: Combine.Publisher {
    /// The type of the success value.
    public typealias Output = Success
    /// The result that it sends.
    public let result: Result

    /// Creates a publisher of a result.
    public init(_ result: Result) { self.result = result }
    /// Creates a publisher of a success value.
    public init(_ output: Output) { self.init(.success(output)) }
    /// Creates a publisher that fails.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: SingleValueSubscription("Once", value, to: subscriber))
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

// The result is known, so each of these operators returns a publisher of its own result.

extension Result.Publisher {
  /// Returns a publisher of whether the closure returns `true` for the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(result.map(predicate))
  }

  /// Returns a publisher of whether the closure returns `true` for the value.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(result.map(predicate))
  }

  /// Returns a publisher of the value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { .init(result.map { [$0] }) }

  /// Returns a publisher of the number of values.
  public func count() -> Result<Int, Failure>.Publisher { .init(result.map { _ in 1 }) }

  /// Returns this publisher, which this operator would not change.
  public func first() -> Result<Output, Failure>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func last() -> Result<Output, Failure>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

  /// Returns a publisher that finishes without a value.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Returns a publisher of the result of the closure.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

  /// Returns a publisher of the result of the closure for the initial result and the value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    .init(result.map { nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of the result of the closure for the initial result and the value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    .init(result.map { nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of whether the closure returns `true` for the value. It fails when the closure throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(result.trying { try predicate($0) })
  }

  /// Returns a publisher of whether the closure returns `true` for the value. It fails when the closure throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(result.trying { try predicate($0) })
  }

  /// Returns a publisher of the result of the closure. It fails when the closure throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(result.trying { try transform($0) })
  }

  /// Returns a publisher of the result of the closure for the initial result and the value. It fails when it throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(result.trying { try nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of the result of the closure for the initial result and the value. It fails when it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(result.trying { try nextPartialResult(initialResult, $0) })
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

  /// Returns a publisher of the result with its error converted.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    .init(result.mapError(transform))
  }

  /// Returns this publisher, which this operator would not change.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

  /// Returns a publisher of the value, or of the given one in place of the error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    .init((try? result.get()) ?? output)
  }

  /// Returns a publisher of the same value. It fails when the closure throws.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryRemoveDuplicates(by: areInIncreasingOrder)
  }

  /// Returns a publisher of the same value. It fails when the closure throws.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryRemoveDuplicates(by: areInIncreasingOrder)
  }
}

extension Result.Publisher where Output: Equatable {
  /// Returns a publisher of whether the value equals the given one.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(result.map { $0 == output }) }

  /// Returns this publisher, which this operator would not change.
  public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Output: Comparable {
  /// Returns this publisher, which this operator would not change.
  public func min() -> Result<Output, Failure>.Publisher { self }

  /// Returns this publisher, which this operator would not change.
  public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Returns a publisher of the same value whose error type is another.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(result.get())
  }
}

extension Result {
  /// Applies a closure that may throw to the success value.
  fileprivate func trying<T>(_ transform: (Success) throws -> T) -> Result<T, any Error> {
    Result<T, any Error> { try transform(get()) }
  }
}
