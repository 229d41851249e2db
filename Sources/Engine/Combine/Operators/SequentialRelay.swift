import Machine

/// Delivers the values of one publisher, and then perhaps those of another.
///
/// The second publisher takes over the demand that the first has not satisfied.
// Safe: the lock guards the state, and only one of the two publishers sends at a time.
final class SequentialRelay<Output, Failure: Error>: Subscription, @unchecked Sendable {
  /// The unsatisfied demand, and the link to the publisher that is followed at present.
  private struct State {
    var demand = Subscribers.Demand.none
    var link: UpstreamLink?
    var isOver = false
  }

  private let downstream: AnySubscriber<Output, Failure>
  private let state = Locked(State())
  private let clock = CurrentClock.value

  init(to downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

  /// Passes itself to the subscriber as its subscription.
  func start() { downstream.receive(subscription: self) }

  /// Delivers the values of a publisher from now on.
  ///
  /// - Parameter completion: called when that publisher completes.
  func follow<P: Publisher>(
    _ publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let link = UpstreamLink()
    let demand: Subscribers.Demand? = state.withLock { state in
      if state.isOver { return nil }
      state.link = link
      return state.demand
    }
    guard let demand else { return }
    if demand > .none { link.request(demand) }
    CurrentClock.withValue(clock) {
      publisher.subscribe(link, receiveValue: relay, receiveCompletion: completion)
    }
  }

  /// Completes the subscriber. Only the first call has an effect.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let isEnd = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isEnd { downstream.receive(completion: completion) }
  }

  /// Delivers a value and accounts for the demand.
  private func relay(_ value: Output) -> Subscribers.Demand {
    state.withLock { $0.demand -= 1 }
    let more = downstream.receive(value)
    state.withLock { $0.demand += more }
    return more
  }

  func request(_ demand: Subscribers.Demand) {
    let link = state.withLock { state in
      state.demand += demand
      return state.link
    }
    link?.request(demand)
  }

  func cancel() {
    let link = state.withLock { state in
      state.isOver = true
      return state.link
    }
    link?.cancel()
  }
}
