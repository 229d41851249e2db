import Machine

/// The subscriptions of one subject. It may be used from any thread.
///
/// `Value` is the type of the state that a subject keeps beside its subscriptions, under the same lock. So a subscriber
/// that attaches while a value is being sent receives it exactly once: as the current value or as the next one.
final class SubscriptionList<Output, Failure: Error, Value>: Sendable {
  typealias Queue = DeliveryQueue<Output, Failure>

  fileprivate struct State {
    var value: Value
    var queues: [Queue] = []
    /// The number of queues whose subscriptions were cancelled. They leave the array once they are half of it, so that
    /// the cancellation of all subscriptions takes linear time.
    var cancelled = 0
    var completion: Subscribers.Completion<Failure>?
    var upstream: [any Subscription] = []
    /// The number of subscriptions to other publishers at which those that have ended are looked for.
    var upstreamLimit = 16
    /// Whether a subscriber has requested a value yet. The other publishers are asked for values from then on.
    var hasDemand = false
  }

  private let state: Locked<State>
  private let limit: Int
  private let isMetered: Bool
  private let name: String

  /// Creates a list without subscriptions.
  ///
  /// - Parameters:
  ///   - name: the name of the subject's type.
  ///   - value: the subject's initial state.
  ///   - limit: the number of values that wait for a subscriber that has not requested them; the oldest are dropped
  ///     first.
  ///   - isMetered: whether a value waits until the subscriber has requested it.
  init(_ name: String, _ value: Value, limit: Int, isMetered: Bool = true) {
    (self.name, state, self.limit, self.isMetered) = (name, Locked(State(value: value)), limit, isMetered)
  }

  deinit { for subscription in state.copy.upstream { subscription.cancel() } }

  /// The state that the subject keeps beside its subscriptions.
  var value: Value { state.withLock(\.value) }

  /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
  ///
  /// - Parameters:
  ///   - subject: the subject, which the subscription retains.
  ///   - first: returns the value that the subscriber receives before all others, if any.
  func attach<S: Subscriber>(_ subscriber: S, of subject: AnyObject, first: (Value) -> Output? = { _ in nil })
  where S.Input == Output, S.Failure == Failure {
    let queue = Queue(
      name, to: AnySubscriber(subscriber), of: subject, isMetered: isMetered, isStrict: true, limit: limit,
      overflow: .dropsOldest,
      details: { [isMetered] contents in
        guard isMetered else { return [("downstream", contents.downstream as Any)] }
        return [
          ("parent", contents.owner as Any), ("downstream", contents.downstream as Any), ("demand", contents.demand),
          ("subject", contents.owner as Any),
        ]
      },
      onRequest: { [weak self] _ in self?.noteDemand() }, onCancel: { [weak self] in self?.noteCancellation() })
    let completion = state.withLock { state in
      if state.completion == nil {
        state.queues.append(queue)
        if let value = first(state.value) { queue.enqueue(value) }
      }
      return state.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      queue.start()
    }
  }

  /// Sends a value to all subscribers, unless the completion was sent before.
  ///
  /// - Parameters:
  ///   - alwaysChanging: whether the state is updated after the completion, too.
  ///   - change: updates the subject's state, under the lock.
  func send(_ value: Output, alwaysChanging: Bool = false, _ change: (inout Value) -> Void = { _ in }) {
    // The former value is released outside the lock, because releasing it may run an application's code.
    let (queues, _): ([Queue], Value) = state.withLock { state in
      let former = state.value
      if alwaysChanging || state.completion == nil { change(&state.value) }
      guard state.completion == nil else { return ([], former) }
      // The value is enqueued under the lock, so that all subscribers receive the values of several threads in the same
      // order.
      for queue in state.queues { queue.enqueue(value) }
      return (state.queues, former)
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
    for queue in queues { queue.finish(completion, discardingValues: true) }
  }

  /// Takes a subscription to another publisher and requests all its values; cancels it after the completion.
  ///
  /// - Parameter atOnce: whether the values are requested before a subscriber has requested any.
  func send(subscription: any Subscription, atOnce: Bool) {
    let (isWanted, isDue) = state.withLock { state in
      if state.completion == nil { state.add(subscription) }
      if atOnce { state.hasDemand = true }
      return (state.completion == nil, state.hasDemand)
    }
    if !isWanted { return subscription.cancel() }
    if isDue { subscription.request(.unlimited) }
  }

  /// Notes that a subscriber has requested a value, and requests all values of the other publishers the first time.
  private func noteDemand() {
    let upstream: [any Subscription] = state.withLock { state in
      defer { state.hasDemand = true }
      return state.hasDemand ? [] : state.upstream
    }
    for subscription in upstream { subscription.request(.unlimited) }
  }

  /// Notes that a subscription was cancelled.
  private func noteCancellation() {
    // The queues are released outside the lock, because releasing them may run an application's code.
    _ = state.withLock { state in
      let former = state.queues
      state.cancelled += 1
      if state.cancelled * 2 >= state.queues.count {
        state.queues.removeAll(where: \.isOver)
        state.cancelled = 0
      }
      return former
    }
  }
}

/// A subscription that knows whether it has ended, so that a subject can let it go.
protocol EndingSubscription: Subscription {
  /// Whether the subscription was cancelled or has completed. It may be read from any thread.
  var isOver: Bool { get }
}

extension SubscriptionList.State {
  /// Appends a subscription to another publisher. Subscriptions that have ended are released when there are twice as many
  /// subscriptions as were active the last time.
  fileprivate mutating func add(_ subscription: any Subscription) {
    upstream.append(subscription)
    guard upstream.count >= upstreamLimit else { return }
    upstream.removeAll { ($0 as? any EndingSubscription)?.isOver == true }
    upstreamLimit = max(16, upstream.count * 2)
  }
}
