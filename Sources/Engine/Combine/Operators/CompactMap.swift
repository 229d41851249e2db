extension Publishers {
  /// A publisher that sends the results of a closure which are not `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The closure that returns what is sent.
    public var transform: (Upstream.Output) -> Output? { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) -> Output?>

    /// Creates the publisher of ``Publisher/compactMap(_:)``.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      parts = Parts(upstream, transform)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "CompactMap", receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { transform($0).map(subscriber.receive) ?? .max(1) },
          receiveCompletion: subscriber.receive(completion:)))
    }

    /// Applies another closure to the results of this one that are not `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
      Publishers.CompactMap(upstream: upstream) { self.transform($0).flatMap(transform) }
    }

    /// Applies a closure to the results of this one that are not `nil`.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
      Publishers.CompactMap(upstream: upstream) { self.transform($0).map(transform) }
    }
  }

  /// A publisher that sends the results of a closure which are not `nil`, and fails when it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The closure that returns what is sent.
    public var transform: (Upstream.Output) throws -> Output? { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) throws -> Output?>

    /// Creates the publisher of ``Publisher/tryCompactMap(_:)``.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      parts = Parts(upstream, transform)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription("TryCompactMap", to: subscriber, state: ()) { _, value in
          try transform(value).map { .emit($0) } ?? .skip
        })
    }

    /// Applies another closure, which may throw, to the results of this one that are not `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
      Publishers.TryCompactMap(upstream: upstream) { try self.transform($0).flatMap(transform) }
    }
  }
}

extension Publisher {
  /// Sends the result of a closure for each value, leaving out `nil`.
  ///
  ///     ["1", "x", "3"].publisher.compactMap { Int($0) }    // 1, 3
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends the result of a closure for each value, leaving out `nil`. Fails when it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
