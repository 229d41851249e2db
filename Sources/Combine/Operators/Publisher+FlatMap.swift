extension Publisher {
  /// The values of the publishers that the closure makes of the values, as they come.
  ///
  /// - Parameter maxPublishers: how many of them are subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<Self, P.Output, Failure> where P.Failure == Failure {
    Publishers.Operator(self) { upstream, downstream in
      FlatteningSubscription(to: downstream, maxPublishers: maxPublishers, isLatestOnly: false)
        .start(upstream, transform)
    }
  }

  /// The values of the publishers that the closure makes of the values, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<Publishers.Operator<Self, Output, P.Failure>, P.Output, P.Failure>
  where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// The values of the publishers that the closure makes of the values, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<Self, P.Output, Never> where Failure == Never, P.Failure == Never {
    Publishers.Operator(self) { upstream, downstream in
      FlatteningSubscription(to: downstream, maxPublishers: maxPublishers, isLatestOnly: false)
        .start(upstream, transform)
    }
  }

  /// The values of the publishers that the closure makes of the values, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<Self, P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the latest publisher.
  public func switchToLatest() -> Publishers.Operator<Self, Output.Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      FlatteningSubscription(to: downstream, maxPublishers: .unlimited, isLatestOnly: true).start(upstream) { $0 }
    }
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// The values of the latest publisher.
  public func switchToLatest()
    -> Publishers.Operator<
      Publishers.Operator<Self, Output, Output.Failure>, Output.Output, Output.Failure
    >
  { setFailureType(to: Output.Failure.self).switchToLatest() }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// The values of the latest publisher.
  public func switchToLatest() -> Publishers.Operator<Self, Output.Output, Never> {
    Publishers.Operator(self) { upstream, downstream in
      FlatteningSubscription(to: downstream, maxPublishers: .unlimited, isLatestOnly: true).start(upstream) { $0 }
    }
  }
}
