extension Publishers {
  /// When a buffer requests values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests as many values as the buffer holds at the beginning, and another for each one delivered.
    case keepFull
    /// Requests all values at the beginning.
    case byRequest
  }

  /// The treatment of another value by a full buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value in the buffer.
    case dropOldest
    /// Fails with the error that the closure returns.
    case customError(() -> Failure)
  }
}

extension Publishers {
  /// A publisher that buffers values which the subscriber has not requested yet.
  public struct Buffer<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The capacity in values.
    public var size: Int { parts.second.first }
    /// When values are requested upstream.
    public var prefetch: PrefetchStrategy { parts.second.second.first }
    /// The treatment of a value for which there is no room.
    public var whenFull: BufferingStrategy<Upstream.Failure> { parts.second.second.second }
    private let parts: Parts<Upstream, Parts<Int, Parts<PrefetchStrategy, BufferingStrategy<Upstream.Failure>>>>

    /// Creates the publisher of ``Publisher/buffer(size:prefetch:whenFull:)``.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
    ) {
      parts = Parts(upstream, Parts(size, Parts(prefetch, whenFull)))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (link, capacity) = (UpstreamLink(), Swift.max(size, 0))
      let overflow: DeliveryQueue<Output, Failure>.Overflow
      if case .dropOldest = whenFull { overflow = .dropsOldest } else { overflow = .dropsNewest }
      let queue = DeliveryQueue(
        "Buffer", to: AnySubscriber(subscriber), limit: capacity, overflow: overflow, source: link,
        details: {
          [
            ("values", $0.values), ("state", link.subscription as Any), ("downstreamDemand", $0.demand),
            ("terminal", $0.completion as Any),
          ]
        }, onCancel: link.cancel)
      upstream.subscribe(link, for: queue) { [prefetch] in
        let first: Subscribers.Demand = prefetch == .keepFull ? .max(capacity) : .unlimited
        if first > .none { link.request(first) }
        queue.start()
      } receiveValue: { [prefetch, whenFull] value in
        let dropped = queue.enqueue(value, crediting: prefetch == .keepFull ? .one(link) : .demand)
        let more = queue.drain(for: link)
        if dropped != nil, case .customError(let error) = whenFull {
          link.cancel()
          queue.finish(.failure(error()))
        }
        return more
      } receiveCompletion: {
        queue.finish($0)
      }
    }
  }
}

extension Publisher {
  /// Buffers values that the subscriber has not requested yet.
  ///
  /// - Parameters:
  ///   - size: the capacity in values; a negative number means 0.
  ///   - prefetch: when values are requested upstream.
  ///   - whenFull: the treatment of a value for which there is no room.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
