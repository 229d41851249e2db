import Machine

/// Passes values on, and sends one in place of the completion in some cases, once the subscriber has requested it.
final class ReplacingSubscription<Output, InputFailure: Error, Failure: Error>: Subscriber, Subscription, Described,
  // Safe: the lock guards what changes, and the other properties stay as they are.
  @unchecked Sendable
{
  private struct State {
    var demand = Subscribers.Demand.none
    var isEmpty = true
    /// Whether the value waits for demand.
    var isWaiting = false
  }

  let name: String
  private let downstream: AnySubscriber<Output, Failure>
  private let link = UpstreamLink()
  private let state = Locked(State())
  private let output: Output
  private let requestsAll: Bool
  /// The completion to pass on; `nil` to replace it. Its second argument is whether there has been no value.
  private let convert: (Subscribers.Completion<InputFailure>, Bool) -> Subscribers.Completion<Failure>?

  init<S: Subscriber>(
    _ name: String, to downstream: S, with output: Output, requestsAll: Bool,
    convert: @escaping (Subscribers.Completion<InputFailure>, Bool) -> Subscribers.Completion<Failure>?
  ) where S.Input == Output, S.Failure == Failure {
    (self.name, self.downstream, self.output) = (name, AnySubscriber(downstream), output)
    (self.requestsAll, self.convert) = (requestsAll, convert)
  }

  func receive(subscription: any Subscription) {
    guard link.open(subscription) else { return }
    downstream.receive(subscription: self)
    if requestsAll { link.request(.unlimited) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    guard link.phase == .open else { return .none }
    state.withLock { state in
      precondition(requestsAll || state.demand > .none, "\(name) was sent a value that it had not requested")
      state.isEmpty = false
      state.demand -= 1
    }
    let more = downstream.receive(input)
    state.withLock { $0.demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard link.phase == .open, link.close() else { return }
    if let completion = convert(completion, state.withLock(\.isEmpty)) {
      return downstream.receive(completion: completion)
    }
    let isDue = state.withLock { state in
      state.isWaiting = state.demand == .none
      return !state.isWaiting
    }
    if isDue { replace() }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let isDue = state.withLock { state in
      state.demand += demand
      defer { state.isWaiting = false }
      return state.isWaiting
    }
    if isDue { replace() } else { link.subscription?.request(demand) }
  }

  func cancel() {
    state.withLock { $0.isWaiting = false }
    if link.phase == .open { link.cancel() }
  }

  private func replace() {
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }
}
