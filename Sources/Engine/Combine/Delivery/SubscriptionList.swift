import Machine

/// The subscriptions of one subject. It may be used from any thread.
///
/// `Value` is the type of the state that a subject keeps beside its subscriptions, under the same lock. So a subscriber
/// that attaches while a value is being sent receives it exactly once: as the current value or as the next one.
final class SubscriptionList<Output, Failure: Error, Value>: Sendable {
  typealias Queue = DeliveryQueue<Output, Failure>

  private struct State {
    var value: Value
    var queues: [Queue] = []
    var completion: Subscribers.Completion<Failure>?
    var upstream: [any Subscription] = []
  }

  private let state: Locked<State>
  private let limit: Int

  /// Creates a list without subscriptions.
  ///
  /// - Parameters:
  ///   - value: the subject's initial state.
  ///   - limit: the number of values that wait for a subscriber that has not requested them; the oldest are dropped
  ///     first.
  init(_ value: Value, limit: Int) { (state, self.limit) = (Locked(State(value: value)), limit) }

  deinit { for subscription in state.copy.upstream { subscription.cancel() } }

  /// The state that the subject keeps beside its subscriptions.
  var value: Value { state.withLock(\.value) }
  /// Whether there are no subscriptions.
  var isEmpty: Bool { state.withLock(\.queues.isEmpty) }

  /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
  ///
  /// - Parameter first: returns the value that the subscriber receives before all others, if any.
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

  /// Sends a value to all subscribers, unless the completion was sent before.
  ///
  /// - Parameter change: updates the subject's state, under the lock.
  func send(_ value: Output, _ change: (inout Value) -> Void = { _ in }) {
    let queues: [Queue] = state.withLock { state in
      guard state.completion == nil else { return [] }
      change(&state.value)
      // The value is enqueued under the lock, so that all subscribers receive the values of several threads in the same
      // order.
      for queue in state.queues { queue.enqueue(value) }
      return state.queues
    }
    for queue in queues { queue.drain() }
  }

  /// Completes all subscribers, and cancels the subscriptions to other publishers.
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

  /// Takes a subscription to another publisher and requests all its values; cancels it after the completion.
  func send(subscription: any Subscription) {
    let isWanted = state.withLock { state in
      if state.completion == nil { state.upstream.append(subscription) }
      return state.completion == nil
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  /// A publisher of the values that are sent from now on.
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
