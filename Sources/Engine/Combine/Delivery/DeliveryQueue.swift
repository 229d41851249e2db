import Glibc
import Machine

/// Delivers values to one subscriber: in order, one at a time whichever threads send them, and no more of them than the
/// subscriber has requested.
///
/// The first thread that sends a value becomes the deliverer. Other threads add their values to the queue and return,
/// so that two publishers that feed each other from two threads cannot wait for each other. A value that the delivering
/// thread sends while the subscriber receives another one is delivered at once, recursively, as in Apple's Combine.
// Safe: the lock guards the state. The subscriber is called by one thread at a time, the deliverer.
final class DeliveryQueue<Output, Failure: Error>: Subscription, @unchecked Sendable {
  /// Which value is dropped when the queue is full.
  enum Overflow { case dropsNewest, dropsOldest }

  /// A value that waits.
  fileprivate struct Entry {
    let value: Output
    /// The subscription to request another value from once this one has been received, if any.
    let origin: (any Subscription)?
  }

  fileprivate enum Delivery {
    case value(Entry)
    case completion(Subscribers.Completion<Failure>)
  }

  fileprivate struct State {
    var entries = Fifo<Entry>()
    /// The number of values that the subscriber has requested and not yet received.
    var demand = Subscribers.Demand.none
    var completion: Subscribers.Completion<Failure>?
    /// Whether the subscriber has been given its subscription; nothing is delivered before.
    var isStarted = false
    var isOver = false
    /// The thread that is delivering at present; `nil` if none is.
    var deliverer: pthread_t?
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  private let downstream: AnySubscriber<Output, Failure>
  private let limit: Int
  private let overflow: Overflow
  private let state: Locked<State>

  /// Creates a queue for a subscriber.
  ///
  /// - Parameters:
  ///   - limit: the number of values that may wait beyond those requested; 0 or more.
  ///   - overflow: which value is dropped when that limit is exceeded.
  ///   - onRequest: called with each demand that the subscriber requests.
  ///   - onCancel: called when the subscriber cancels. Not called after a completion.
  init(
    to downstream: AnySubscriber<Output, Failure>, limit: Int = .max, overflow: Overflow = .dropsNewest,
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    (self.downstream, self.limit, self.overflow) = (downstream, limit, overflow)
    state = Locked(State(onRequest: onRequest, onCancel: onCancel))
  }

  /// Passes the queue to the subscriber as its subscription, and delivers what waits already.
  func start() {
    downstream.receive(subscription: self)
    state.withLock { $0.isStarted = true }
    drain()
  }

  /// Whether the subscriber has requested all values.
  var isUnlimited: Bool { state.withLock { $0.demand == .unlimited } }

  /// Whether the subscription was cancelled or has completed.
  var isOver: Bool { state.withLock { $0.isOver || $0.completion != nil } }

  /// Appends a value to be delivered by the next ``drain()``.
  ///
  /// - Parameter origin: the subscription to request another value from once this one has been received.
  /// - Returns: `false` if a value, this one or an older one, was dropped because the queue was full.
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

  /// Enqueues a value and delivers what can be delivered.
  func send(_ value: Output, from origin: (any Subscription)? = nil) {
    enqueue(value, from: origin)
    drain()
  }

  /// Appends a completion, to be delivered after the values that wait by the next ``drain()``.
  func enqueue(_ completion: Subscribers.Completion<Failure>) {
    state.withLock { state in
      if !state.isOver, state.completion == nil { state.completion = completion }
    }
  }

  /// Completes the subscriber after the values that wait.
  ///
  /// - Parameter discardingValues: drops those values and completes at once.
  func finish(_ completion: Subscribers.Completion<Failure>, discardingValues: Bool = false) {
    if discardingValues { discardValues() }
    enqueue(completion)
    drain()
  }

  /// Drops the values that wait.
  func discardValues() {
    // The values are released outside the lock, because releasing them may run an application's code.
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

  /// Closes the queue.
  ///
  /// - Returns: the former state. The caller releases it outside the lock.
  private func close() -> State {
    state.withLock { state in
      defer {
        state.isOver = true
        (state.onRequest, state.onCancel, state.completion, state.entries) = (nil, nil, nil, Fifo())
      }
      return state
    }
  }

  /// Delivers values until the demand or the queue is exhausted. Returns at once if another thread is delivering: that
  /// thread looks again before it stops.
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
  /// Takes the next delivery from the queue. When there is none, the outermost loop of the delivering thread gives up
  /// its role.
  fileprivate mutating func next(on thread: pthread_t, _ isOutermost: inout Bool) -> DeliveryQueue.Delivery? {
    if let deliverer, deliverer != thread { return nil }
    guard isStarted, !isOver, let delivery = take() else {
      if isOutermost { deliverer = nil }
      return nil
    }
    if deliverer == nil { (deliverer, isOutermost) = (thread, true) }
    return delivery
  }

  /// Takes the first value if there is demand for it, or the completion once no values wait.
  private mutating func take() -> DeliveryQueue.Delivery? {
    if demand > .none, let entry = entries.popFirst() {
      demand -= 1
      return .value(entry)
    }
    return entries.isEmpty ? completion.map { .completion($0) } : nil
  }
}
