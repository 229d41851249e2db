/// The subscriptions of one subject. Any thread may use it.
///
/// `Value` is what a subject keeps beside them, under the same lock: a subscriber that comes while a value is sent
/// receives it once, as the value that there is or as the next one.
final class SubscriptionList<Output, Failure: Error, Value>: @unchecked Sendable {
  typealias Queue = DeliveryQueue<Output, Failure>

  private struct State {
    var value: Value
    var queues: [Queue] = []
    var completion: Subscribers.Completion<Failure>?
    var upstream: [any Subscription] = []
  }

  private let state: Locked<State>
  private let limit: Int

  /// - Parameter limit: how many values wait for a subscriber that has not asked for them; the oldest go first.
  init(_ value: Value, limit: Int) { (state, self.limit) = (Locked(State(value: value)), limit) }

  deinit { for subscription in state.copy.upstream { subscription.cancel() } }

  var value: Value { state.withLock(\.value) }
  var isEmpty: Bool { state.withLock(\.queues.isEmpty) }

  /// Attaches a subscriber.
  ///
  /// - Parameter first: the value that the subscriber is given before all others.
  func attach<S: Subscriber>(_ subscriber: S, first: (Value) -> Output? = { _ in nil })
  where S.Input == Output, S.Failure == Failure {
    let place = Locked<Queue?>(nil)
    let queue = Queue(
      to: AnySubscriber(subscriber), limit: limit, overflow: .dropsOldest,
      onCancel: { [weak self] in self?.remove(place.exchange(nil)) })
    _ = place.exchange(queue)
    let completion = state.withLock { state in
      if state.completion == nil {
        state.queues.append(queue)
        if let value = first(state.value) { queue.enqueue(value) }
      }
      return state.completion
    }
    if let completion { queue.finish(completion) }
    queue.start()
  }

  /// Sends a value.
  ///
  /// - Parameter change: changes what the subject keeps.
  func send(_ value: Output, _ change: (inout Value) -> Void = { _ in }) {
    let queues: [Queue] = state.withLock { state in
      guard state.completion == nil else { return [] }
      change(&state.value)
      // Here and not later, so that all subscribers are given the values of several threads in the same order.
      for queue in state.queues { queue.enqueue(value) }
      return state.queues
    }
    for queue in queues { queue.drain() }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (queues, upstream): ([Queue], [any Subscription]) = state.withLock { state in
      guard state.completion == nil else { return ([], []) }
      state.completion = completion
      defer { (state.queues, state.upstream) = ([], []) }
      return (state.queues, state.upstream)
    }
    for subscription in upstream { subscription.cancel() }
    for queue in queues { queue.finish(completion) }
  }

  func send(subscription: any Subscription) {
    let isWanted = state.withLock { state in
      if state.completion == nil { state.upstream.append(subscription) }
      return state.completion == nil
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  /// What is sent, as a publisher.
  var publisher: AnyPublisher<Output, Failure> { AnyPublisher(ListPublisher(list: self)) }

  private struct ListPublisher: Publisher {
    let list: SubscriptionList
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      list.attach(subscriber)
    }
  }

  private func remove(_ queue: Queue?) {
    state.withLock { state in state.queues.removeAll { $0 === queue } }
  }
}
