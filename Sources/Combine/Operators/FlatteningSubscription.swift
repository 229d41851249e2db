/// Hands on the values of several publishers, all or only the latest of which is subscribed to.
///
/// A subscriber that has asked for a limited number of values has one value of each publisher wait for it.
final class FlatteningSubscription<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var links: [Int: UpstreamLink] = [:]
    var latest = 0
    var isOver = false
  }

  private let state = Locked(State())
  private let maxPublishers: Subscribers.Demand
  private let isLatestOnly: Bool
  private let outer = UpstreamLink()
  private let downstream: AnySubscriber<Output, Failure>
  /// Publishers that are subscribed to later wait by the clock of the one that subscribed to all of them.
  private let clock = CurrentClock.value
  private lazy var queue = DeliveryQueue<Output, Failure>(
    to: downstream, onRequest: { [weak self] in self?.widen($0) }, onCancel: { self.cancel() })
  private lazy var counter = CompletionCounter<Failure>(of: 1) { [weak self, queue] in
    self?.cancel()
    queue.finish($0)
  }

  init(to downstream: AnySubscriber<Output, Failure>, maxPublishers: Subscribers.Demand, isLatestOnly: Bool) {
    (self.downstream, self.maxPublishers, self.isLatestOnly) = (downstream, maxPublishers, isLatestOnly)
    // Made here, as several threads may ask for them later.
    _ = (queue, counter)
  }

  /// Subscribes to a publisher of what the closure makes publishers of.
  func start<P: Publisher, Inner: Publisher>(_ upstream: P, _ transform: @escaping (P.Output) -> Inner)
  where P.Failure == Failure, Inner.Output == Output, Inner.Failure == Failure {
    queue.start()
    outer.request(maxPublishers)
    upstream.subscribe(outer) { [self] value in
      add(CurrentClock.withValue(clock) { transform(value) })
      return .none
    } receiveCompletion: { [counter] in
      counter.receive($0)
    }
  }

  /// Subscribes to several publishers.
  func start<Inner: Publisher>(_ publishers: [Inner])
  where Inner.Output == Output, Inner.Failure == Failure {
    queue.start()
    for publisher in publishers { add(publisher) }
    counter.receive(.finished)
  }

  private func add<Inner: Publisher>(_ publisher: Inner)
  where Inner.Output == Output, Inner.Failure == Failure {
    let link = UpstreamLink()
    counter.add()
    let (order, former): (Int?, [UpstreamLink]) = state.withLock { state in
      guard !state.isOver else { return (nil, []) }
      let former = isLatestOnly ? Array(state.links.values) : []
      if isLatestOnly { state.links = [:] }
      state.latest += 1
      state.links[state.latest] = link
      return (state.latest, former)
    }
    guard let order else { return }
    for link in former {
      link.cancel()
      counter.receive(.finished)
    }
    if isLatestOnly { queue.discardValues() }
    // What was asked for before the link was known is not passed on to it by anybody else.
    link.request(queue.isUnlimited ? .unlimited : .max(1))
    CurrentClock.withValue(clock) {
      publisher.subscribe(link) { [self] in
        deliver($0, from: order, link)
        return .none
      } receiveCompletion: { [self] in
        finish(order, $0)
      }
    }
  }

  private func deliver(_ value: Output, from order: Int, _ link: UpstreamLink) {
    // Under the lock, so that nothing of a publisher comes after something of the one that took its place.
    state.withLock { if $0.links[order] != nil { queue.enqueue(value, from: queue.isUnlimited ? nil : link) } }
    queue.drain()
  }

  private func finish(_ order: Int, _ completion: Subscribers.Completion<Failure>) {
    guard state.withLock({ $0.links.removeValue(forKey: order) }) != nil else { return }
    if case .finished = completion, maxPublishers != .unlimited { outer.request(.max(1)) }
    counter.receive(completion)
  }

  /// A subscriber that takes everything has the publishers send everything.
  private func widen(_ demand: Subscribers.Demand) {
    guard demand == .unlimited else { return }
    for link in state.withLock({ $0.links.values }) { link.request(.unlimited) }
  }

  private func cancel() {
    outer.cancel()
    let links = state.withLock { state in
      state.isOver = true
      defer { state.links = [:] }
      return state.links
    }
    for link in links.values { link.cancel() }
  }
}
