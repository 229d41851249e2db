/// Combines the latest values of two publishers.
///
/// If the subscriber has not requested a pair, only the latest one waits for it.
final class CombineLatestSubscription<First, Second, Failure: Error> {
  private let downstream: AnySubscriber<(First, Second), Failure>

  init(to downstream: AnySubscriber<(First, Second), Failure>) { self.downstream = downstream }

  /// Subscribes to both publishers.
  func start<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where A.Output == First, B.Output == Second, A.Failure == Failure, B.Failure == Failure {
    let (first, second) = (UpstreamLink(), UpstreamLink())
    let latest = Locked<(First?, Second?)>((nil, nil))
    let queue = DeliveryQueue(
      to: downstream, limit: 1, overflow: .dropsOldest,
      onCancel: {
        first.cancel()
        second.cancel()
      })
    let counter = CompletionCounter<Failure>(of: 2) { completion in
      first.cancel()
      second.cancel()
      queue.finish(completion)
    }
    // Records a new value and sends the pair, if both publishers have sent one.
    func note(_ change: (inout (First?, Second?)) -> Void) -> Subscribers.Demand {
      // The pair is enqueued under the lock, so that pairs keep the order in which they were formed.
      latest.withLock { latest in
        change(&latest)
        if let first = latest.0, let second = latest.1 { queue.enqueue((first, second)) }
      }
      queue.drain()
      return .none
    }
    queue.start()
    for link in [first, second] { link.request(.unlimited) }
    a.subscribe(first, receiveValue: { value in note { $0.0 = value } }, receiveCompletion: counter.receive)
    b.subscribe(second, receiveValue: { value in note { $0.1 = value } }, receiveCompletion: counter.receive)
  }
}
