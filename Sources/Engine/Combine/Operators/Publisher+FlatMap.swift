extension Publisher {
  /// Merges the values of the publishers that the closure returns for each value.
  ///
  ///     recipes.flatMap { recipe in recipe.steps.publisher }
  ///
  /// - Parameter maxPublishers: the number of those publishers that are subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<Self, P.Output, Failure> where P.Failure == Failure {
    Publishers.Operator(self) { upstream, downstream in
      FlatteningSubscription(to: downstream, maxPublishers: maxPublishers, isLatestOnly: false)
        .start(upstream, transform)
    }
  }

  /// Merges the values of the publishers that the closure returns for each value, where only those may fail.
  ///
  /// - Parameter maxPublishers: the number of those publishers that are subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<Publishers.Operator<Self, Output, P.Failure>, P.Output, P.Failure>
  where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Merges the values of the publishers that the closure returns for each value, where nothing may fail.
  ///
  /// - Parameter maxPublishers: the number of those publishers that are subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<Self, P.Output, Never> where Failure == Never, P.Failure == Never {
    Publishers.Operator(self) { upstream, downstream in
      FlatteningSubscription(to: downstream, maxPublishers: maxPublishers, isLatestOnly: false)
        .start(upstream, transform)
    }
  }

  /// Merges the values of the publishers that the closure returns for each value, where those cannot fail.
  ///
  /// - Parameter maxPublishers: the number of those publishers that are subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<Self, P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher received; the subscription to the former one is cancelled.
  ///
  ///     $zone.map { zone in zone.readings }.switchToLatest()    // those of the selected zone
  public func switchToLatest() -> Publishers.Operator<Self, Output.Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      FlatteningSubscription(to: downstream, maxPublishers: .unlimited, isLatestOnly: true).start(upstream) { $0 }
    }
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher received, where only that one may fail.
  public func switchToLatest()
    -> Publishers.Operator<
      Publishers.Operator<Self, Output, Output.Failure>, Output.Output, Output.Failure
    >
  { setFailureType(to: Output.Failure.self).switchToLatest() }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher received, where nothing may fail.
  public func switchToLatest() -> Publishers.Operator<Self, Output.Output, Never> {
    Publishers.Operator(self) { upstream, downstream in
      FlatteningSubscription(to: downstream, maxPublishers: .unlimited, isLatestOnly: true).start(upstream) { $0 }
    }
  }
}
