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
    let sending = SendingDemand()
    func request(_ demand: Subscribers.Demand) { sending.request(demand, from: [first, second]) }
    func cancel() { for link in [first, second] { link.cancel() } }
    let queue = DeliveryQueue(
      Pairs.keepsLatestOnly ? "CombineLatest" : "Zip", to: downstream, isMetered: Pairs.keepsLatestOnly,
      isStrict: !Pairs.keepsLatestOnly, limit: Pairs.keepsLatestOnly ? 1 : .max, overflow: .dropsOldest,
      onRequest: Pairs.keepsLatestOnly ? nil : request, onCancel: cancel)
    func update(_ change: (inout Pairs) -> Void) {
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
    }
    func receive(from link: UpstreamLink, _ change: (inout Pairs) -> Void) -> Subscribers.Demand {
      sending.collect(for: link) { update(change) }
    }
    func complete(
      _ completion: Subscribers.Completion<Failure>, of link: UpstreamLink, _ change: (inout Pairs) -> Void
    ) {
      if case .finished = completion {
        link.close()
        return update(change)
      }
      // As in Apple's framework, `zip` cancels the publisher that has failed, too.
      cancel()
      queue.finish(completion)
    }
    queue.start()
    if Pairs.keepsLatestOnly { request(.unlimited) }
    a.subscribe(
      first, for: queue, completesLater: !Pairs.keepsLatestOnly,
      receiveValue: { value in receive(from: first) { $0.receive(first: value) } },
      receiveCompletion: { complete($0, of: first) { $0.finishFirst() } })
    b.subscribe(
      second, for: queue, completesLater: !Pairs.keepsLatestOnly,
      receiveValue: { value in receive(from: second) { $0.receive(second: value) } },
      receiveCompletion: { complete($0, of: second) { $0.finishSecond() } })
  }
}

/// The demand that arises while a publisher sends a value. That publisher is asked for it once it has sent the value.
private final class SendingDemand: Sendable {
  private let state = Locked<(link: UpstreamLink?, demand: Subscribers.Demand)>((nil, .none))

  /// Requests values from the publishers, except for the one that is sending.
  func request(_ demand: Subscribers.Demand, from links: [UpstreamLink]) {
    let sender = state.withLock { state in
      if state.link != nil { state.demand += demand }
      return state.link
    }
    for link in links where link !== sender { link.request(demand) }
  }

  /// Passes on a value that a publisher sends.
  ///
  /// - Returns: the demand for that publisher; none while another value is being passed on.
  func collect(for link: UpstreamLink, _ pass: () -> Void) -> Subscribers.Demand {
    let isOutermost = state.withLock { state in
      defer { if state.link == nil { state = (link, .none) } }
      return state.link == nil
    }
    pass()
    return isOutermost ? state.exchange((nil, .none)).demand : .none
  }
}
