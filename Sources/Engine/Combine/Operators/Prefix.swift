import Machine

extension Publishers {
  /// A publisher that sends values until a closure returns `false`, and then finishes.
  public struct PrefixWhile<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is sent.
    public var predicate: (Upstream.Output) -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) -> Bool>

    /// Creates the publisher of ``Publisher/prefix(while:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription("PrefixWhile", to: subscriber, state: ()) { _, value in
          predicate(value) ? .emit(value) : .complete(.finished)
        })
    }
  }

  /// A publisher that sends values until a closure returns `false`, and fails when it throws.
  public struct TryPrefixWhile<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is sent.
    public var predicate: (Upstream.Output) throws -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) throws -> Bool>

    /// Creates the publisher of ``Publisher/tryPrefix(while:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription("TryPrefixWhile", to: subscriber, state: ()) { _, value in
          try predicate(value) ? .emit(value) : .complete(.finished)
        })
    }
  }

  /// A publisher of the values at a range of positions.
  public struct Output<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The positions; 0 is the first value.
    public var range: CountableRange<Int> { parts.second }
    private let parts: Parts<Upstream, CountableRange<Int>>

    /// Creates the publisher of ``Publisher/output(in:)``.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "The position of a value must not be negative")
      parts = Parts(upstream, range)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(OutputSubscription(to: subscriber, range))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends at most the first `maxLength` values and then finishes.
  ///
  /// - Parameter maxLength: the number of values; at least 0.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "The length of a prefix must not be negative")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Sends values until the closure returns `false`, and then finishes without that value.
  ///
  ///     [1, 5, 2].publisher.prefix { $0 < 3 }    // 1
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values until the closure returns `false`, and then finishes without that value. Fails when it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends the value at a position and finishes.
  ///
  /// - Parameter index: the position; 0 is the first value.
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "The position of a value must not be negative")
    return output(in: index...index)
  }

  /// Sends the values at a range of positions and finishes.
  ///
  ///     ["a", "b", "c", "d"].publisher.output(in: 1...2)    // b, c
  ///
  /// - Parameter range: the positions; 0 is the first value.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    precondition(bounds.lowerBound >= 0, "The position of a value must not be negative")
    return Publishers.Output(upstream: self, range: bounds)
  }
}
