extension Publishers {
  /// A publisher that sends a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The property.
    public var keyPath: KeyPath<Upstream.Output, Output> { parts.second }
    private let parts: Parts<Upstream, KeyPath<Upstream.Output, Output>>

    /// Creates the publisher of ``Publisher/map(_:)``.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      parts = Parts(upstream, keyPath)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "ValueForKey", details: { [("keyPath", keyPath)] }, receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { value in subscriber.receive(value[keyPath: keyPath]) },
          receiveCompletion: subscriber.receive(completion:)))
    }
  }

  /// A publisher that sends two properties of each value, as a tuple.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = (Output0, Output1)
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The first property.
    public var keyPath0: KeyPath<Upstream.Output, Output0> { parts.second.first }
    /// The second property.
    public var keyPath1: KeyPath<Upstream.Output, Output1> { parts.second.second }
    private let parts: Parts<Upstream, Parts<KeyPath<Upstream.Output, Output0>, KeyPath<Upstream.Output, Output1>>>

    /// Creates the publisher of ``Publisher/map(_:_:)``.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      parts = Parts(upstream, Parts(keyPath0, keyPath1))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "ValueForKeys", details: { [("keyPath0", keyPath0), ("keyPath1", keyPath1)] },
          receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { value in subscriber.receive((value[keyPath: keyPath0], value[keyPath: keyPath1])) },
          receiveCompletion: subscriber.receive(completion:)))
    }
  }

  /// A publisher that sends three properties of each value, as a tuple.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = (Output0, Output1, Output2)
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The first property.
    public var keyPath0: KeyPath<Upstream.Output, Output0> { parts.second.first }
    /// The second property.
    public var keyPath1: KeyPath<Upstream.Output, Output1> { parts.second.second.first }
    /// The third property.
    public var keyPath2: KeyPath<Upstream.Output, Output2> { parts.second.second.second }
    private let parts:
      Parts<
        Upstream,
        Parts<
          KeyPath<Upstream.Output, Output0>, Parts<KeyPath<Upstream.Output, Output1>, KeyPath<Upstream.Output, Output2>>
        >
      >

    /// Creates the publisher of ``Publisher/map(_:_:_:)``.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      parts = Parts(upstream, Parts(keyPath0, Parts(keyPath1, keyPath2)))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "ValueForKeys", details: { [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)] },
          receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { value in
            subscriber.receive((value[keyPath: keyPath0], value[keyPath: keyPath1], value[keyPath: keyPath2]))
          }, receiveCompletion: subscriber.receive(completion:)))
    }
  }
}

extension Publisher {
  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Sends two properties of each value, as a tuple.
  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> Publishers.MapKeyPath2<Self, A, B> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: first, keyPath1: second)
  }

  /// Sends three properties of each value, as a tuple.
  public func map<A, B, C>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>
  ) -> Publishers.MapKeyPath3<Self, A, B, C> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: first, keyPath1: second, keyPath2: third)
  }
}
