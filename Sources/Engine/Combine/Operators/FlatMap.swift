extension Publishers {
  /// A publisher that merges the values of the publishers that a closure returns for each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: DerivedPublisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the values that it sends.
    public typealias Output = NewPublisher.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The number of those publishers that are subscribed to at a time.
    public var maxPublishers: Subscribers.Demand { parts.second.first }
    /// Returns the publisher to merge for a value.
    public var transform: (Upstream.Output) -> NewPublisher { parts.second.second }
    private let parts: Parts<Upstream, Parts<Subscribers.Demand, (Upstream.Output) -> NewPublisher>>

    /// Creates the publisher of ``Publisher/flatMap(maxPublishers:_:)``.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      parts = Parts(upstream, Parts(maxPublishers, transform))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      FlatteningSubscription(
        "FlatMap", to: AnySubscriber(subscriber), maxPublishers: maxPublishers, isLatestOnly: false
      )
      .start(upstream, transform)
    }
  }

  /// A publisher of the values of the latest publisher that another has sent.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: DerivedPublisher
  where Upstream.Output == NewPublisher, NewPublisher.Failure == Upstream.Failure {
    /// The type of the values that it sends.
    public typealias Output = NewPublisher.Output
    /// The type of the error that it may fail with.
    public typealias Failure = NewPublisher.Failure
    /// The publisher that the operator is applied to.
    public let upstream: Upstream

    /// Creates the publisher of ``Publisher/switchToLatest()``.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      FlatteningSubscription(
        "SwitchToLatest", to: AnySubscriber(subscriber), maxPublishers: .unlimited, isLatestOnly: true
      )
      .start(upstream) { $0 }
    }
  }
}

extension Publisher {
  /// Merges the values of the publishers that the closure returns for each value.
  ///
  ///     recipes.flatMap { recipe in recipe.steps.publisher }
  ///
  /// - Parameter maxPublishers: the number of those publishers that are subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Merges the values of the publishers that the closure returns for each value, where only those may fail.
  ///
  /// - Parameter maxPublishers: the number of those publishers that are subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Merges the values of the publishers that the closure returns for each value, where nothing may fail.
  ///
  /// - Parameter maxPublishers: the number of those publishers that are subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == Never, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Merges the values of the publishers that the closure returns for each value, where those cannot fail.
  ///
  /// - Parameter maxPublishers: the number of those publishers that are subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher received; the subscription to the former one is cancelled.
  ///
  ///     $zone.map { zone in zone.readings }.switchToLatest()    // those of the selected zone
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher received, where only that one may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  { setFailureType(to: Output.Failure.self).switchToLatest() }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher received, where nothing may fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher received, where only this publisher may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  { map { $0.setFailureType(to: Failure.self) }.switchToLatest() }
}
