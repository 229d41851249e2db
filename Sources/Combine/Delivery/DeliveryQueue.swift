import Glibc

/// Hands values to one subscriber: in order, one after the other whichever threads they come from, and no more of them
/// than the subscriber has asked for.
///
/// The thread that finds nobody delivering delivers; the others leave their values with it and go on, so that two
/// publishers that feed each other from two threads cannot wait for each other. A value that is sent while the same
/// thread delivers another one is received at once, as in Combine.
final class DeliveryQueue<Output, Failure: Error>: Subscription, @unchecked Sendable {
  /// Which of the values go that the subscriber has not asked for yet.
  enum Overflow { case dropsNewest, dropsOldest }

  fileprivate struct Entry {
    let value: Output
    /// Asked for another value once this one has been received.
    let origin: (any Subscription)?
  }

  fileprivate enum Delivery {
    case value(Entry)
    case completion(Subscribers.Completion<Failure>)
  }

  fileprivate struct State {
    var entries = Fifo<Entry>()
    var demand = Subscribers.Demand.none
    var completion: Subscribers.Completion<Failure>?
    var isStarted = false
    var isOver = false
    /// The thread that delivers now.
    var deliverer: pthread_t?
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  private let downstream: AnySubscriber<Output, Failure>
  private let limit: Int
  private let overflow: Overflow
  private let state: Locked<State>

  /// A queue to a subscriber.
  ///
  /// - Parameters:
  ///   - limit: how many values wait at most that have not been asked for.
  ///   - overflow: which values are dropped beyond that.
  ///   - onRequest: told what the subscriber asks for, each time that it does.
  ///   - onCancel: told when the subscriber wants no more. Not called after a completion.
  init(
    to downstream: AnySubscriber<Output, Failure>, limit: Int = .max, overflow: Overflow = .dropsNewest,
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    (self.downstream, self.limit, self.overflow) = (downstream, limit, overflow)
    state = Locked(State(onRequest: onRequest, onCancel: onCancel))
  }

  /// Introduces the queue to the subscriber as its subscription.
  func start() {
    downstream.receive(subscription: self)
    state.withLock { $0.isStarted = true }
    drain()
  }

  /// Whether the subscriber takes everything.
  var isUnlimited: Bool { state.withLock { $0.demand == .unlimited } }

  /// Whether the subscription was cancelled or has completed.
  var isOver: Bool { state.withLock { $0.isOver || $0.completion != nil } }

  /// Puts a value into the queue, to be delivered by ``drain()``. Tells whether none had to be dropped for it.
  @discardableResult func enqueue(_ value: Output, from origin: (any Subscription)? = nil) -> Bool {
    var dropped: Entry?
    return state.withLock { state in
      guard !state.isOver, state.completion == nil else { return true }
      let promised = state.demand.max ?? .max
      let isFull = state.entries.count >= promised && state.entries.count - promised >= limit
      if isFull, overflow == .dropsNewest || limit == 0 { return false }
      if isFull { dropped = state.entries.remove(at: promised) }
      state.entries.append(Entry(value: value, origin: origin))
      return dropped == nil
    }
  }

  /// Delivers a value.
  func send(_ value: Output, from origin: (any Subscription)? = nil) {
    enqueue(value, from: origin)
    drain()
  }

  /// Completes after the values that wait, or at once in their place.
  func finish(_ completion: Subscribers.Completion<Failure>, discardingValues: Bool = false) {
    if discardingValues { discardValues() }
    state.withLock { state in
      if !state.isOver, state.completion == nil { state.completion = completion }
    }
    drain()
  }

  /// Drops the values that wait.
  func discardValues() {
    // They are released after the lock has been given back, as everything is that may run an application's code.
    _ = state.withLock { state in
      defer { state.entries = Fifo() }
      return state.entries
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let onRequest = state.withLock { state in
      if !state.isOver { state.demand += demand }
      return state.isOver ? nil : state.onRequest
    }
    onRequest?(demand)
    drain()
  }

  func cancel() {
    let last = close()
    if !last.isOver { last.onCancel?() }
  }

  /// Ends the queue. Returns what it was, to be released without the lock.
  private func close() -> State {
    state.withLock { state in
      defer {
        state.isOver = true
        (state.onRequest, state.onCancel, state.completion, state.entries) = (nil, nil, nil, Fifo())
      }
      return state
    }
  }

  /// Delivers what can be delivered, unless another thread does so already: that one looks again before it stops.
  func drain() {
    let thread = pthread_self()
    var isOutermost = false
    while let delivery = state.withLock({ $0.next(on: thread, &isOutermost) }) {
      switch delivery {
      case .completion(let completion):
        _ = close()
        downstream.receive(completion: completion)
      case .value(let entry):
        let more = downstream.receive(entry.value)
        request(more)
        entry.origin?.request(.max(1))
      }
    }
  }
}

extension DeliveryQueue.State {
  /// What is to be delivered next. The outermost loop of a thread gives the delivery up when nothing is.
  fileprivate mutating func next(on thread: pthread_t, _ isOutermost: inout Bool) -> DeliveryQueue.Delivery? {
    if let deliverer, deliverer != thread { return nil }
    guard isStarted, !isOver, let delivery = take() else {
      if isOutermost { deliverer = nil }
      return nil
    }
    if deliverer == nil { (deliverer, isOutermost) = (thread, true) }
    return delivery
  }

  private mutating func take() -> DeliveryQueue.Delivery? {
    if demand > .none, let entry = entries.popFirst() {
      demand -= 1
      return .value(entry)
    }
    return entries.isEmpty ? completion.map { .completion($0) } : nil
  }
}
