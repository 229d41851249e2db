import Glibc
import Machine

/// Delivers values to one subscriber: in order, one at a time whichever threads send them, and no more of them than the
/// subscriber has requested.
///
/// The first thread that sends a value becomes the deliverer. Other threads add their values to the queue and return,
/// so that two publishers that feed each other from two threads cannot wait for each other. A value that the delivering
/// thread sends while the subscriber receives another one is delivered at once, recursively, as in Apple's Combine. What
/// the subscriber requests meanwhile is delivered by the loop that has called it, so that the depth of the stack does not
/// grow with the number of values that wait. A subject delivers its current value at the request, as Apple's do.
// Safe: the lock guards the state. The subscriber is called by one thread at a time, the deliverer.
final class DeliveryQueue<Output, Failure: Error>: Subscription, Described, @unchecked Sendable {
  /// The value that is dropped when the queue is full.
  enum Overflow { case dropsNewest, dropsOldest }

  /// The request that goes upstream once a value has been received.
  enum Credit {
    /// The subscriber's answer is requested as any other demand.
    case demand
    /// Another value is requested from a link.
    case one(UpstreamLink)
    /// As many values as the subscriber requests with it are requested from a link. If the link has ended, they are
    /// requested as any other demand.
    case same(UpstreamLink)
  }

  /// A value that waits.
  fileprivate struct Entry {
    let value: Output
    let credit: Credit
  }

  /// The parts of a queue that a mirror shows.
  struct Contents {
    let owner: AnyObject?
    let downstream: AnySubscriber<Output, Failure>?
    let demand: Subscribers.Demand
    let values: [Output]
    let completion: Subscribers.Completion<Failure>?
  }
  typealias Details = (Contents) -> [Mirror.Child]

  fileprivate enum Delivery {
    case value(Entry)
    case completion(Subscribers.Completion<Failure>)
  }

  fileprivate struct State {
    /// The subscriber; a queue with an owner releases both when it ends.
    var downstream: AnySubscriber<Output, Failure>?
    var owner: AnyObject?
    var entries = Fifo<Entry>()
    /// The number of values that the subscriber has requested and not yet received.
    var demand = Subscribers.Demand.none
    var completion: Subscribers.Completion<Failure>?
    /// Whether the subscriber has been given its subscription; nothing is delivered before.
    var isStarted = false
    var isOver = false
    /// The thread that is delivering at present; `nil` if none is.
    var deliverer: pthread_t?
    /// Whether a loop of that thread has called the subscriber, and looks for further values afterwards.
    var isLooping = false
    /// Whether that loop is requesting another value from a link. It delivers what comes meanwhile itself, so that the depth of
    /// the stack does not grow with the number of values.
    var isRequesting = false
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  let name: String
  private let isMetered: Bool
  private let isStrict: Bool
  private let isOwned: Bool
  private let describe: Details?
  private let limit: Int
  private let overflow: Overflow
  private let source: UpstreamLink?
  private let state: Locked<State>

  /// Creates a queue for a subscriber.
  ///
  /// - Parameters:
  ///   - name: the name of the operator that the subscription belongs to.
  ///   - owner: the subject that the subscription retains until it ends, if any.
  ///   - isStrict: whether a request for no values stops the program.
  ///   - isMetered: whether a value waits until the subscriber has requested it. Otherwise the upstream publisher, which
  ///     knows the demand, answers for that.
  ///   - details: returns what a mirror shows; `nil` shows nothing.
  ///   - limit: the number of values that may wait beyond those requested; 0 or more.
  ///   - overflow: the value to drop when that limit is exceeded.
  ///   - source: the link that learns at once, after a request of the subscriber, how many values the credits name that
  ///     the request has released.
  ///   - onRequest: called with each demand that the subscriber requests.
  ///   - onCancel: called when the subscriber cancels. Not called after a completion.
  init(
    _ name: String, to downstream: AnySubscriber<Output, Failure>, of owner: AnyObject? = nil, isMetered: Bool = true,
    isStrict: Bool = false, limit: Int = .max, overflow: Overflow = .dropsNewest, source: UpstreamLink? = nil,
    details: Details? = nil,
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    (self.name, self.isMetered, self.limit, self.overflow) = (name, isMetered, limit, overflow)
    (self.isStrict, isOwned, describe, self.source) = (isStrict, owner != nil, details, source)
    state = Locked(
      State(
        downstream: downstream, owner: owner, demand: isMetered ? .none : .unlimited, onRequest: onRequest,
        onCancel: onCancel))
  }

  var details: [Mirror.Child] {
    let contents = state.withLock { state in
      Contents(
        owner: state.owner, downstream: state.downstream, demand: state.demand,
        values: state.entries.all.map(\.value), completion: state.completion)
    }
    return describe?(contents) ?? []
  }

  /// Replaces the closure that is called with each demand. It has no effect once the subscription has ended.
  ///
  /// - Returns: the demand before, which only the former closure has been called with.
  @discardableResult func onRequest(_ action: @escaping (Subscribers.Demand) -> Void) -> Subscribers.Demand {
    state.withLock { state in
      if !state.isOver { state.onRequest = action }
      return state.demand
    }
  }

  /// Passes the queue to the subscriber as its subscription, and delivers what waits already.
  func start() {
    // This thread is the deliverer: the subscriber may request values and receive them inside the call.
    let downstream = state.withLock { state in
      state.deliverer = pthread_self()
      return state.downstream
    }
    downstream?.receive(subscription: self)
    state.withLock { state in
      state.isStarted = true
      state.deliverer = nil
    }
    drain()
  }

  /// The number of values that the subscriber has requested and not yet received.
  var demand: Subscribers.Demand { state.withLock(\.demand) }

  /// Whether the subscription was cancelled or has completed.
  var isOver: Bool { state.withLock { $0.isOver || $0.completion != nil } }

  /// Appends a value to be delivered by the next ``drain()``.
  ///
  /// - Parameter credit: the effect upstream once the value has been received.
  /// - Returns: the value, this one or an older one, that was dropped because the queue was full; `nil` if none was. A
  ///   caller with a lock releases it outside that lock, because releasing it may run an application's code.
  @discardableResult func enqueue(_ value: Output, crediting credit: Credit = .demand) -> Output? {
    state.withLock { state in
      guard !state.isOver, state.completion == nil else { return nil }
      let promised = state.demand.max ?? .max
      let isFull = state.entries.count >= promised && state.entries.count - promised >= limit
      if isFull, overflow == .dropsNewest || limit == 0 { return value }
      let dropped = isFull ? state.entries.remove(at: promised)?.value : nil
      state.entries.append(Entry(value: value, credit: credit))
      return dropped
    }
  }

  /// Enqueues a value and delivers what can be delivered.
  ///
  /// - Returns: the number of values to request from the link that the credit names, if the value was received at once.
  @discardableResult func send(_ value: Output, crediting credit: Credit = .demand) -> Subscribers.Demand {
    enqueue(value, crediting: credit)
    switch credit {
    case .demand: return drain()
    case .one(let link), .same(let link): return drain(for: link)
    }
  }

  /// Appends a completion, to be delivered after the values that wait by the next ``drain()``.
  func enqueue(_ completion: Subscribers.Completion<Failure>) {
    state.withLock { state in
      if !state.isOver, state.completion == nil { state.completion = completion }
    }
  }

  /// Completes the subscriber after the values that wait.
  ///
  /// - Parameter discardingValues: drops those values that the subscriber has not requested.
  func finish(_ completion: Subscribers.Completion<Failure>, discardingValues: Bool = false) {
    if discardingValues { discardValues() }
    enqueue(completion)
    drain()
  }

  /// Drops the values that wait for demand.
  func discardValues() {
    // The values are released outside the lock, because releasing them may run an application's code.
    _ = state.withLock { state in
      let former = state.entries
      if let promised = state.demand.max { state.entries.truncate(to: promised) }
      return former
    }
  }

  func request(_ demand: Subscribers.Demand) {
    if isStrict { demand.requireSome() }
    note(demand)
    // A loop of this thread delivers what waits anyway.
    let isLooping = state.withLock { $0.isLooping && $0.deliverer == pthread_self() }
    guard isOwned || !isLooping else { return }
    let credits = drain(for: source)
    if credits > .none { source?.request(credits) }
  }

  /// Adds to the demand.
  private func note(_ demand: Subscribers.Demand) {
    let onRequest = state.withLock { state in
      if !state.isOver, isMetered { state.demand += demand }
      return state.isOver ? nil : state.onRequest
    }
    onRequest?(demand)
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
        if isOwned { (state.downstream, state.owner) = (nil, nil) }
      }
      return state
    }
  }

  /// Delivers values until the demand or the queue is exhausted. Returns at once if another thread is delivering: that
  /// thread looks again before it stops.
  ///
  /// - Parameter sender: the link whose publisher is sending a value.
  /// - Returns: the number of values to request from that link, which its publisher learns as it sends the value.
  @discardableResult func drain(for sender: UpstreamLink? = nil) -> Subscribers.Demand {
    let thread = pthread_self()
    var isFirst = false
    var returned = Subscribers.Demand.none
    func give(_ demand: Subscribers.Demand, to link: UpstreamLink) {
      if link === sender { returned += demand } else if demand > .none { link.request(demand) }
    }
    while let (delivery, downstream) = state.withLock({ $0.next(on: thread, &isFirst) }) {
      switch delivery {
      case .completion(let completion):
        _ = close()
        downstream.receive(completion: completion)
      case .value(let entry):
        let more = downstream.receive(entry.value)
        // The loop delivers what this demand allows, so that the stack does not grow with the number of values.
        switch entry.credit {
        case .demand: if more > .none { note(more) }
        case .one(let link):
          if more > .none { note(more) }
          state.withLock { $0.isRequesting = true }
          give(.max(1), to: link)
          state.withLock { $0.isRequesting = false }
        case .same(let link):
          let onRequest = state.withLock { state in
            state.demand += more
            return state.onRequest
          }
          if !link.isClosed { give(more, to: link) } else if more > .none { onRequest?(more) }
        }
      }
    }
    return returned
  }
}

extension DeliveryQueue.State {
  /// Takes the next delivery from the queue. When there is none, the first loop of the delivering thread gives up that
  /// thread's role, unless the subscriber is being given its subscription.
  fileprivate mutating func next(
    on thread: pthread_t, _ isFirst: inout Bool
  ) -> (DeliveryQueue.Delivery, AnySubscriber<Output, Failure>)? {
    if let deliverer, deliverer != thread || isRequesting { return nil }
    guard isStarted || deliverer != nil, !isOver, let downstream, let delivery = take() else {
      if isFirst {
        isLooping = false
        if isStarted { deliverer = nil }
      }
      return nil
    }
    if !isLooping { (deliverer, isLooping, isFirst) = (thread, true, true) }
    return (delivery, downstream)
  }

  /// Takes the first value if there is demand for it, or the completion once no values wait.
  private mutating func take() -> DeliveryQueue.Delivery? {
    if demand > .none, let entry = entries.popFirst() {
      demand -= 1
      return .value(entry)
    }
    return entries.isEmpty && isStarted ? completion.map { .completion($0) } : nil
  }
}
