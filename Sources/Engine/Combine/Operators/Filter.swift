extension Publishers {
  /// A publisher that sends the values for which a closure returns `true`.
  public struct Filter<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is sent.
    public var isIncluded: (Upstream.Output) -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) -> Bool>

    /// Creates the publisher of ``Publisher/filter(_:)``.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      parts = Parts(upstream, isIncluded)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "Filter", receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { isIncluded($0) ? subscriber.receive($0) : .max(1) },
          receiveCompletion: subscriber.receive(completion:)))
    }

    /// Sends the values for which another closure returns `true` as well.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
      Publishers.Filter(upstream: upstream) { self.isIncluded($0) && isIncluded($0) }
    }

    /// Sends the values for which another closure, which may throw, returns `true` as well.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
      Publishers.TryFilter(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
    }
  }

  /// A publisher that sends the values for which a closure returns `true`, and fails when it throws.
  public struct TryFilter<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is sent.
    public var isIncluded: (Upstream.Output) throws -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) throws -> Bool>

    /// Creates the publisher of ``Publisher/tryFilter(_:)``.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      parts = Parts(upstream, isIncluded)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription("TryFilter", to: subscriber, state: ()) { _, value in
          try isIncluded(value) ? .emit(value) : .skip
        })
    }

    /// Sends the values for which another closure returns `true` as well.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
      tryFilter(isIncluded)
    }

    /// Sends the values for which another closure, which may throw, returns `true` as well.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
      Publishers.TryFilter(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
    }
  }
}

extension Publisher {
  /// Sends the values for which the closure returns `true`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values for which the closure returns `true`. Fails when it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
