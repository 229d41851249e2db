extension Publishers {
  /// A publisher that sends the result of a closure for each value.
  public struct Map<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The closure that returns what is sent.
    public var transform: (Upstream.Output) -> Output { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) -> Output>

    /// Creates the publisher of ``Publisher/map(_:)``.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      parts = Parts(upstream, transform)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "Map", receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { subscriber.receive(transform($0)) }, receiveCompletion: subscriber.receive(completion:)))
    }

    /// Applies another closure to the result of this one; the publisher's operators stay one.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
      Publishers.Map(upstream: upstream) { transform(self.transform($0)) }
    }

    /// Applies another closure, which may throw, to the result of this one.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
      Publishers.TryMap(upstream: upstream) { try transform(self.transform($0)) }
    }
  }

  /// A publisher that sends the result of a closure for each value, and fails when it throws.
  public struct TryMap<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The closure that returns what is sent.
    public var transform: (Upstream.Output) throws -> Output { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) throws -> Output>

    /// Creates the publisher of ``Publisher/tryMap(_:)``.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      parts = Parts(upstream, transform)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription("TryMap", to: subscriber, state: (), misuse: .passesValues, details: { _, _ in [] }) {
          _, value in .emit(try transform(value))
        })
    }

    /// Applies another closure to the result of this one.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
      Publishers.TryMap(upstream: upstream) { transform(try self.transform($0)) }
    }

    /// Applies another closure, which may throw, to the result of this one.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
      Publishers.TryMap(upstream: upstream) { try transform(self.transform($0)) }
    }
  }
}

extension Publisher {
  /// Sends the result of a closure for each value.
  ///
  ///     model.$celsius.map { $0 * 9 / 5 + 32 }
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends the result of a closure for each value. Fails when it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Replaces each `nil` by a value.
  ///
  ///     sensor.readings.replaceNil(with: 0)    // 0 where a reading is missing
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
