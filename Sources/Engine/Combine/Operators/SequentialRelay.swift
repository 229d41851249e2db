import Machine

/// Delivers the values of one publisher, and then perhaps those of another.
///
/// The second publisher takes over the demand that the first has not satisfied.
// Safe: the lock guards the state, and only one of the two publishers sends at a time.
final class SequentialRelay<Output, Failure: Error>: Subscription, Described, @unchecked Sendable {
  /// The operators, in what distinguishes them.
  enum Kind: String {
    case concatenates = "Concatenate"
    case catches = "Catch"
    case tryCatches = "TryCatch"
    case retries = "Retry"

    var isCatch: Bool { self == .catches || self == .tryCatches }
  }

  /// The unsatisfied demand, and the link to the publisher that is followed at present.
  private struct State {
    /// The subscriber; a retried publisher releases it at the end.
    var downstream: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var link: UpstreamLink?
    /// Follows the second publisher of ``Publishers/Concatenate``, which it holds until then or until the end.
    var followNext: ((SequentialRelay) -> Void)?
    /// Whether that publisher has learned the demand, so that each further demand is requested from it. Before its
    /// subscription has arrived, the demand only grows.
    var isServed = false
    /// Whether the subscriber has been given its subscription.
    var isStarted = false
    var isOver = false

    /// Adds a demand.
    ///
    /// - Returns: the link that it is to be requested from; `nil` if the next publisher learns it with the rest.
    mutating func add(_ more: Subscribers.Demand) -> UpstreamLink? {
      demand += more
      return isServed ? link : nil
    }

    /// Ends the subscription.
    ///
    /// - Returns: the former state; `nil` if the subscription was over. The caller releases it outside the lock.
    mutating func end(_ kind: Kind) -> State? {
      if isOver { return nil }
      defer {
        (isOver, link, followNext) = (true, nil, nil)
        if kind == .retries { downstream = nil }
      }
      return self
    }
  }

  let kind: Kind
  var name: String { kind.rawValue }
  private let state: Locked<State>
  private let clock = CurrentClock.value

  init<S: Subscriber>(_ kind: Kind, to downstream: S) where S.Input == Output, S.Failure == Failure {
    (self.kind, state) = (kind, Locked(State(downstream: AnySubscriber(downstream))))
  }

  var details: [Mirror.Child] {
    guard kind.isCatch else { return [] }
    let (downstream, demand) = state.withLock { ($0.downstream, $0.demand) }
    return [("downstream", downstream as Any), ("demand", demand)]
  }

  /// Delivers the values of a publisher from now on. The first one's subscription starts that of the subscriber.
  ///
  /// - Parameter completion: called when that publisher completes.
  func follow<P: Publisher>(
    _ publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let link = UpstreamLink()
    let (isWanted, isFirst) = state.withLock { state in
      if !state.isOver { (state.link, state.isServed) = (link, false) }
      return (!state.isOver, !state.isStarted)
    }
    guard isWanted else { return }
    CurrentClock.withValue(clock) {
      publisher.subscribe(
        UpstreamSubscriber(
          name, link: link, subscription: self, completesEarly: kind == .retries, passesValues: kind != .concatenates,
          details: { [self] in details },
          receiveSubscription: { [self] in start(link) },
          receiveValue: { [self] in relay($0, from: link, isFirst: isFirst) },
          receiveCompletion: completion))
    }
  }

  /// Keeps the closure that follows the next publisher, for ``followNext()``.
  func prepareNext(_ follow: @escaping (SequentialRelay) -> Void) { state.withLock { $0.followNext = follow } }

  /// Follows the next publisher, unless the subscription is over.
  func followNext() { state.withLock { $0.followNext.take() }?(self) }

  /// Starts the subscription of the subscriber, or passes on the demand that it has requested before.
  private func start(_ link: UpstreamLink) {
    let (downstream, demand): (AnySubscriber<Output, Failure>?, Subscribers.Demand?) = state.withLock { state in
      defer { state.isStarted = true }
      if state.link === link { state.isServed = true }
      return (state.downstream, state.isStarted ? state.demand : nil)
    }
    guard let demand else { return downstream?.receive(subscription: self) ?? () }
    if demand > .none { link.request(demand) }
  }

  /// Completes the subscriber. Only the first call has an effect.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    state.withLock { $0.end(kind) }?.downstream?.receive(completion: completion)
  }

  /// Delivers a value and accounts for the demand.
  ///
  /// - Returns: the number of values to request from the publisher that has sent the value.
  private func relay(_ value: Output, from link: UpstreamLink, isFirst: Bool) -> Subscribers.Demand {
    let (downstream, isWanted) = state.withLock { state in
      let isWanted = state.demand > .none
      if isWanted { state.demand -= 1 }
      return (state.downstream, isWanted)
    }
    guard let downstream else { return .none }
    if !isWanted, isFirst || kind == .retries {
      precondition(kind == .concatenates, "\(name) was sent a value that it had not requested")
      return .none
    }
    let more = downstream.receive(value)
    let next = state.withLock { $0.add(more) }
    // The publisher may have completed during the call: then its successor owes these values. A retried publisher learns the
    // demand from its subscription.
    guard let next, next !== link || kind == .retries else { return kind == .retries ? .none : more }
    if more > .none { next.request(more) }
    return .none
  }

  func request(_ demand: Subscribers.Demand) {
    if kind.isCatch { demand.requireSome() }
    state.withLock { $0.add(demand) }?.request(demand)
  }

  func cancel() {
    state.withLock { $0.end(kind) }?.link?.cancel()
  }
}
