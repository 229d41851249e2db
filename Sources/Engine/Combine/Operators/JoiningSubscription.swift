import Machine

/// Hands on the values of two publishers in pairs.
final class JoiningSubscription<Pairs: Pairing, Failure: Error> {
  private let downstream: AnySubscriber<(Pairs.First, Pairs.Second), Failure>

  init(to downstream: AnySubscriber<(Pairs.First, Pairs.Second), Failure>) {
    self.downstream = downstream
  }

  func start<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where A.Output == Pairs.First, B.Output == Pairs.Second, A.Failure == Failure, B.Failure == Failure {
    let (first, second, pairs) = (UpstreamLink(), UpstreamLink(), Locked(Pairs()))
    func request(_ demand: Subscribers.Demand) { for link in [first, second] { link.request(demand) } }
    func cancel() { for link in [first, second] { link.cancel() } }
    let queue = DeliveryQueue(
      Pairs.keepsLatestOnly ? "CombineLatest" : "Zip", to: downstream, isStrict: !Pairs.keepsLatestOnly,
      limit: Pairs.keepsLatestOnly ? 1 : .max,
      overflow: .dropsOldest,
      onRequest: Pairs.keepsLatestOnly ? nil : request, onCancel: cancel)
    func update(_ change: (inout Pairs) -> Void) -> Subscribers.Demand {
      // The pair goes into the queue before another thread can make the next one. A value that is replaced is released
      // outside the lock, because releasing it may run an application's code.
      let (isOver, _): (Bool, Pairs?) = pairs.withLock { pairs in
        let former = Pairs.keepsLatestOnly ? pairs : nil
        change(&pairs)
        if let pair = pairs.takePair() { queue.enqueue(pair) }
        return (pairs.isOver, former)
      }
      queue.drain()
      if isOver {
        cancel()
        queue.finish(.finished)
      }
      return .none
    }
    func complete(_ completion: Subscribers.Completion<Failure>, _ change: (inout Pairs) -> Void) {
      if case .finished = completion { return _ = update(change) }
      cancel()
      queue.finish(completion)
    }
    queue.start()
    if Pairs.keepsLatestOnly { request(.unlimited) }
    a.subscribe(
      first, for: queue, receiveValue: { value in update { $0.receive(first: value) } },
      receiveCompletion: { complete($0) { $0.finishFirst() } })
    b.subscribe(
      second, for: queue, receiveValue: { value in update { $0.receive(second: value) } },
      receiveCompletion: { complete($0) { $0.finishSecond() } })
  }
}
