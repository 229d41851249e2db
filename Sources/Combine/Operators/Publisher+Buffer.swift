extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as it can hold, from the beginning.
    case keepFull
    /// All, as they come.
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value.
    case dropOldest
    /// Fails with an error of the closure's.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Keeps values that the subscriber has not asked for yet.
  ///
  /// - Parameters:
  ///   - size: how many values are kept at most; none if it is negative.
  ///   - prefetch: when values are asked for.
  ///   - whenFull: what happens to a value for which there is no room.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let link = UpstreamLink()
      let overflow: DeliveryQueue<Output, Failure>.Overflow
      if case .dropOldest = whenFull { overflow = .dropsOldest } else { overflow = .dropsNewest }
      let queue = DeliveryQueue(
        to: downstream, limit: Swift.max(size, 0), overflow: overflow, onCancel: link.cancel)
      queue.start()
      link.request(prefetch == .keepFull ? .max(size) : .unlimited)
      upstream.subscribe(link) { value in
        let hasRoom = queue.enqueue(value, from: prefetch == .keepFull ? link : nil)
        queue.drain()
        if !hasRoom, case .customError(let error) = whenFull {
          link.cancel()
          queue.finish(.failure(error()))
        }
        return .none
      } receiveCompletion: {
        queue.finish($0)
      }
    }
  }
}
