import Machine

/// Delivers the values of several inner publishers: of all of them, or of the latest only.
///
/// If the subscriber has requested a limited number of values, at most one value of each of several inner publishers
/// waits.
// Safe: the lock guards the state, and the lazy properties have their values before the initializer returns.
final class FlatteningSubscription<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    /// The links to the inner publishers, by the order of their subscription.
    var links: [Int: UpstreamLink] = [:]
    var latest = 0
    var isOver = false
  }

  private let state = Locked(State())
  private let maxPublishers: Subscribers.Demand
  private let isLatestOnly: Bool
  private let outer = UpstreamLink()
  private let name: String
  private let downstream: AnySubscriber<Output, Failure>
  /// The clock at the time of the subscription. Inner publishers that are subscribed to later use it too, whatever
  /// thread they are subscribed to on.
  private let clock = CurrentClock.value
  private lazy var queue = DeliveryQueue<Output, Failure>(
    name, to: downstream, isStrict: true, onRequest: isLatestOnly ? nil : { [weak self] in self?.widen($0) },
    onCancel: { self.cancel() })
  private lazy var counter = CompletionCounter<Failure>(of: 1) { [weak self, queue] in
    self?.cancel()
    // A failure does not wait for the values that are not requested yet.
    if case .failure = $0 { queue.discardValues() }
    queue.finish($0)
  }

  /// Creates the subscription of an operator.
  ///
  /// - Parameters:
  ///   - maxPublishers: the number of inner publishers that are subscribed to at a time.
  ///   - isLatestOnly: whether a new inner publisher replaces the former one.
  init(
    _ name: String, to downstream: AnySubscriber<Output, Failure>, maxPublishers: Subscribers.Demand,
    isLatestOnly: Bool
  ) {
    self.name = name
    (self.downstream, self.maxPublishers, self.isLatestOnly) = (downstream, maxPublishers, isLatestOnly)
    // The lazy properties get their values here, because several threads may use them later.
    _ = (queue, counter)
  }

  /// Subscribes to a publisher, and to the inner publisher that the closure returns for each of its values.
  func start<P: Publisher, Inner: Publisher>(_ upstream: P, _ transform: @escaping (P.Output) -> Inner)
  where P.Failure == Failure, Inner.Output == Output, Inner.Failure == Failure {
    queue.start()
    outer.request(maxPublishers)
    upstream.subscribe(outer, for: queue, completesEarly: true) { [self] value in
      add(CurrentClock.withValue(clock) { transform(value) })
      return .none
    } receiveCompletion: { [counter] in
      counter.receive($0)
    }
  }

  /// Subscribes to a fixed set of inner publishers.
  func start<Inner: Publisher>(_ publishers: [Inner])
  where Inner.Output == Output, Inner.Failure == Failure {
    queue.start()
    for publisher in publishers { add(publisher) }
    counter.receive(.finished)
  }

  /// Subscribes to an inner publisher.
  private func add<Inner: Publisher>(_ publisher: Inner)
  where Inner.Output == Output, Inner.Failure == Failure {
    let link = UpstreamLink()
    counter.add()
    let (order, former): (Int?, [(any Subscription)?]) = state.withLock { state in
      guard !state.isOver else { return (nil, []) }
      // Closed before the queue knows the successor: what is requested from a closed link, the queue asks the successor
      // for.
      let former = isLatestOnly ? state.links.values.map { $0.detach() } : []
      if isLatestOnly { state.links = [:] }
      state.latest += 1
      state.links[state.latest] = link
      // A link that waits for its subscription only adds up what is requested.
      if isLatestOnly { link.request(queue.onRequest(link.request)) }
      return (state.latest, former)
    }
    guard let order else { return }
    for subscription in former {
      subscription?.cancel()
      counter.receive(.finished)
    }
    if isLatestOnly { queue.discardValues() }
    // A demand for all values that was requested before this link was in the state reaches it here only.
    if !isLatestOnly { link.request(queue.demand == .unlimited ? .unlimited : .max(1)) }
    CurrentClock.withValue(clock) {
      let details: () -> [Mirror.Child] = { [queue] in [("parentSubscription", queue.combineIdentifier)] }
      if isLatestOnly {
        publisher.subscribe(
          PassingSubscriber(
            name, details: details, receiveSubscription: { link.open($0) },
            receiveValue: { [self] in link.isClosed ? .none : deliver($0, from: order, link) },
            receiveCompletion: { [self] completion in
              precondition(link.phase != .waiting, "\(name) was completed before it had a subscription")
              if link.close() { finish(order, completion) }
            }))
      } else {
        publisher.subscribe(
          UpstreamSubscriber(
            name, link: link, subscription: queue, details: details,
            receiveValue: { [self] in deliver($0, from: order, link) },
            receiveCompletion: { [self] in finish(order, $0) }))
      }
    }
  }

  /// Sends a value of an inner publisher, unless another has replaced that.
  private func deliver(_ value: Output, from order: Int, _ link: UpstreamLink) -> Subscribers.Demand {
    // Under the lock, so that no value of a replaced publisher follows a value of its successor.
    state.withLock { state in
      guard state.links[order] != nil else { return }
      let isUnlimited = queue.demand == .unlimited
      queue.enqueue(value, crediting: isLatestOnly ? .same(link) : isUnlimited ? .demand : .one(link))
    }
    return queue.drain(for: link)
  }

  /// Takes the completion of an inner publisher.
  private func finish(_ order: Int, _ completion: Subscribers.Completion<Failure>) {
    guard state.withLock({ $0.links.removeValue(forKey: order) }) != nil else { return }
    if case .finished = completion, maxPublishers != .unlimited { outer.request(.max(1)) }
    counter.receive(completion)
  }

  /// Requests all values of all inner publishers once the subscriber has requested all values.
  private func widen(_ demand: Subscribers.Demand) {
    guard demand == .unlimited else { return }
    for link in state.withLock({ $0.links.values }) { link.request(demand) }
  }

  /// Cancels the subscriptions to the outer and all inner publishers.
  private func cancel() {
    let links = state.withLock { state in
      state.isOver = true
      defer { state.links = [:] }
      return state.links
    }
    for link in links.values { link.cancel() }
    outer.cancel()
  }
}
