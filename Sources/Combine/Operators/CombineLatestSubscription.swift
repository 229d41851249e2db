/// Hands on the latest values of two publishers. A subscriber that has asked for no pair finds the latest one waiting.
final class CombineLatestSubscription<First, Second, Failure: Error> {
  private let downstream: AnySubscriber<(First, Second), Failure>

  init(to downstream: AnySubscriber<(First, Second), Failure>) { self.downstream = downstream }

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
    func note(_ change: (inout (First?, Second?)) -> Void) -> Subscribers.Demand {
      // The pair goes into the queue before another thread can make the next one.
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
