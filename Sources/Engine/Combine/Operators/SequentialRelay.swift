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
    var demand = Subscribers.Demand.none
    var link: UpstreamLink?
    /// Whether the subscriber has been given its subscription.
    var isStarted = false
    var isOver = false
  }

  let kind: Kind
  var name: String { kind.rawValue }
  private let downstream: AnySubscriber<Output, Failure>
  private let state = Locked(State())
  private let clock = CurrentClock.value

  init<S: Subscriber>(_ kind: Kind, to downstream: S) where S.Input == Output, S.Failure == Failure {
    (self.kind, self.downstream) = (kind, AnySubscriber(downstream))
  }

  var details: [Mirror.Child] {
    kind.isCatch ? [("downstream", downstream), ("demand", state.withLock(\.demand))] : []
  }

  /// Delivers the values of a publisher from now on. The first one's subscription starts that of the subscriber.
  ///
  /// - Parameter completion: called when that publisher completes.
  func follow<P: Publisher>(
    _ publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let link = UpstreamLink()
    let (isWanted, isFirst) = state.withLock { state in
      if !state.isOver { state.link = link }
      return (!state.isOver, !state.isStarted)
    }
    guard isWanted else { return }
    CurrentClock.withValue(clock) {
      publisher.subscribe(
        UpstreamSubscriber(
          name, link: link, subscription: self, completesEarly: kind == .retries, passesValues: kind.isCatch,
          details: { [self] in details },
          receiveSubscription: { [self] in start(link) },
          receiveValue: { [self] value in
            let more = relay(value, isFirst: isFirst)
            guard kind == .retries else { return more }
            // A retried publisher learns the demand from its subscription.
            if more > .none { link.request(more) }
            return .none
          },
          receiveCompletion: completion))
    }
  }

  /// Starts the subscription of the subscriber, or passes on the demand that it has requested before.
  private func start(_ link: UpstreamLink) {
    let demand: Subscribers.Demand? = state.withLock { state in
      defer { state.isStarted = true }
      return state.isStarted ? state.demand : nil
    }
    guard let demand else { return downstream.receive(subscription: self) }
    if demand > .none { link.request(demand) }
  }

  /// Completes the subscriber. Only the first call has an effect.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let isEnd = state.withLock { state in
      defer { (state.isOver, state.link) = (true, nil) }
      return !state.isOver
    }
    if isEnd { downstream.receive(completion: completion) }
  }

  /// Delivers a value and accounts for the demand.
  private func relay(_ value: Output, isFirst: Bool) -> Subscribers.Demand {
    let isWanted = state.withLock { state in
      guard state.demand > .none else { return false }
      state.demand -= 1
      return true
    }
    if !isWanted, isFirst || kind == .retries {
      precondition(kind == .concatenates, "\(name) was sent a value that it had not requested")
      return .none
    }
    let more = downstream.receive(value)
    state.withLock { $0.demand += more }
    return more
  }

  func request(_ demand: Subscribers.Demand) {
    if kind.isCatch { demand.requireSome() }
    let link = state.withLock { state in
      state.demand += demand
      return state.link
    }
    // The next publisher learns the demand once its subscription is there.
    if link?.phase == .open { link?.request(demand) }
  }

  func cancel() {
    let link = state.withLock { state in
      defer { (state.isOver, state.link) = (true, nil) }
      return state.link
    }
    link?.cancel()
  }
}
