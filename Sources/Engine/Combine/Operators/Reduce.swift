extension Publishers {
  /// A publisher of what a closure accumulates from all values.
  public struct Reduce<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The result before the first value.
    public var initial: Output { parts.second.first }
    /// Combines the result so far with a value.
    public var nextPartialResult: (Output, Upstream.Output) -> Output { parts.second.second }
    private let parts: Parts<Upstream, Parts<Output, (Output, Upstream.Output) -> Output>>

    /// Creates the publisher of ``Publisher/reduce(_:_:)``.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      parts = Parts(upstream, Parts(initial, nextPartialResult))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "Reduce", to: subscriber, initial: initial, output: { $0 }
        ) { result, value in
          result = nextPartialResult(result, value)
          return false
        })
    }
  }

  /// A publisher of what a closure accumulates from all values. It fails when the closure throws.
  public struct TryReduce<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The result before the first value.
    public var initial: Output { parts.second.first }
    /// Combines the result so far with a value.
    public var nextPartialResult: (Output, Upstream.Output) throws -> Output { parts.second.second }
    private let parts: Parts<Upstream, Parts<Output, (Output, Upstream.Output) throws -> Output>>

    /// Creates the publisher of ``Publisher/tryReduce(_:_:)``.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      parts = Parts(upstream, Parts(initial, nextPartialResult))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "TryReduce", to: subscriber, initial: initial, output: { $0 }
        ) { result, value in
          result = try nextPartialResult(result, value)
          return false
        })
    }
  }

  /// A publisher of all values in one array.
  public struct Collect<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = [Upstream.Output]
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public let upstream: Upstream

    /// Creates the publisher of ``Publisher/collect()``.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "Collect", to: subscriber, initial: [Upstream.Output](), details: { [("count", $0.count)] }, output: { $0 }
        ) { all, value in
          all.append(value)
          return false
        })
    }
  }

  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Int
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public let upstream: Upstream

    /// Creates the publisher of ``Publisher/count()``.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "Count", to: subscriber, initial: 0, output: { $0 }
        ) { count, _ in
          count &+= 1
          return false
        })
    }
  }

  /// A publisher of the last value by an order.
  public struct Comparison<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether the first of two values comes before the second.
    public var areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output, Upstream.Output) -> Bool>

    /// Creates the publisher of ``Publisher/max(by:)``.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      parts = Parts(upstream, areInIncreasingOrder)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "Comparison", to: subscriber, initial: Upstream.Output?.none, output: { $0 }
        ) { greatest, value in
          guard let known = greatest else {
            greatest = value
            return false
          }
          if areInIncreasingOrder(known, value) { greatest = value }
          return false
        })
    }
  }

  /// A publisher of the last value by an order. It fails when the comparison throws.
  public struct TryComparison<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether the first of two values comes before the second.
    public var areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output, Upstream.Output) throws -> Bool>

    /// Creates the publisher of ``Publisher/tryMax(by:)``.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      parts = Parts(upstream, areInIncreasingOrder)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "TryComparison", to: subscriber, initial: Upstream.Output?.none, output: { $0 }
        ) { greatest, value in
          guard let known = greatest else {
            greatest = value
            return false
          }
          if try areInIncreasingOrder(known, value) { greatest = value }
          return false
        })
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends all values in one array at the end.
  ///
  /// An endless publisher sends nothing, and its values are kept in memory.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Accumulates all values with a closure and sends the result at the end.
  ///
  ///     [1, 2, 3].publisher.reduce(0, +)    // 6
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Accumulates all values with a closure and sends the result at the end. Fails when the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends the number of values at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Sends the smallest value at the end, by the given order.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Sends the smallest value at the end, by the given order. Fails when the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> { tryMax { try areInIncreasingOrder($1, $0) } }

  /// Sends the greatest value at the end, by the given order.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the greatest value at the end, by the given order. Fails when the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
  /// Sends the greatest value at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
