extension Publishers {
  /// When a buffer requests values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests as many values as the buffer holds at the beginning, and another for each one delivered.
    case keepFull
    /// Requests all values at the beginning.
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value in the buffer.
    case dropOldest
    /// Fails with the error that the closure returns.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Buffers values that the subscriber has not requested yet.
  ///
  /// - Parameters:
  ///   - size: the capacity in values; a negative number means 0.
  ///   - prefetch: when values are requested upstream.
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
