import Machine

/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
  /// Sends a value and continues.
  case emit(Output)
  /// Sends nothing and requests another value in its place.
  case skip
  /// Sends nothing and requests nothing.
  case wait
  /// Completes without a value.
  case complete(Subscribers.Completion<Failure>)
  /// Takes several steps, one after another.
  case series([Step])
}

/// Applies a step to each value. Demand is passed upstream as it is, and another value is requested for each one skipped.
///
/// The step is given the state of the subscription in a lock. An application's code must not be called with that lock
/// held. An upstream publisher sends one value at a time.
final class StepSubscription<Input, InputFailure: Error, State, Output, Failure: Error>: Subscriber, Subscription,
  // Safe: the link and the state have their own locks, and the other properties never change.
  Described, @unchecked Sendable
{
  typealias Details = (AnySubscriber<Output, Failure>, State) -> [Mirror.Child]

  let name: String
  private let downstream: AnySubscriber<Output, Failure>
  private let link = UpstreamLink()
  private let misuse: Misuse
  private let inputsPerOutput: Int
  private let state: Locked<State>
  private let describe: Details
  private let convert: (InputFailure) -> Failure
  private let rest: (Locked<State>) -> Output?
  private let step: (Locked<State>, Input) -> Step<Output, Failure>

  /// Creates a subscription, which an operator subscribes to its upstream publisher.
  ///
  /// - Parameters:
  ///   - state: the state before the first value.
  ///   - misuse: the treatment of a value without an upstream subscription.
  ///   - inputsPerOutput: the number of values to request upstream for each value that the subscriber requests.
  ///   - details: returns what a mirror shows.
  ///   - rest: returns a last value to send when the upstream publisher finishes.
  ///   - step: returns what to do with a value.
  convenience init<S: Subscriber>(
    _ name: String, to downstream: S, state: State, misuse: Misuse = .traps, inputsPerOutput: Int = 1,
    details: @escaping Details = { downstream, _ in [("downstream", downstream)] },
    rest: @escaping (Locked<State>) -> Output? = { _ in nil },
    step: @escaping (Locked<State>, Input) -> Step<Output, Failure>
  ) where S.Input == Output, S.Failure == Failure, InputFailure == Failure {
    self.init(
      name, AnySubscriber(downstream), Locked(state), misuse, inputsPerOutput, details, convert: { $0 }, rest, step)
  }

  /// Creates the same with a closure that may throw the error to fail with.
  convenience init<S: Subscriber>(
    _ name: String, to downstream: S, state: State, misuse: Misuse = .traps,
    details: @escaping Details = { downstream, _ in [("downstream", downstream)] },
    step: @escaping (Locked<State>, Input) throws -> Step<Output, Failure>
  ) where S.Input == Output, S.Failure == Failure, Failure == any Error {
    self.init(
      name, AnySubscriber(downstream), Locked(state), misuse, 1, details, convert: { $0 }, { _ in nil }
    ) { state, input in
      do { return try step(state, input) } catch { return .complete(.failure(error)) }
    }
  }

  private init(
    _ name: String, _ downstream: AnySubscriber<Output, Failure>, _ state: Locked<State>, _ misuse: Misuse,
    _ inputsPerOutput: Int, _ describe: @escaping Details, convert: @escaping (InputFailure) -> Failure,
    _ rest: @escaping (Locked<State>) -> Output?, _ step: @escaping (Locked<State>, Input) -> Step<Output, Failure>
  ) {
    (self.name, self.downstream, self.state) = (name, downstream, state)
    (self.misuse, self.inputsPerOutput, self.describe) = (misuse, inputsPerOutput, describe)
    (self.convert, self.rest, self.step) = (convert, rest, step)
  }

  var details: [Mirror.Child] { describe(downstream, state.copy) }

  func receive(subscription: any Subscription) {
    if link.open(subscription) { downstream.receive(subscription: self) }
  }

  func request(_ demand: Subscribers.Demand) {
    if misuse == .traps || misuse == .ignores || misuse == .passesCompletions { demand.requireSome() }
    switch link.phase {
    case .open: link.request(demand * inputsPerOutput)
    case .waiting: precondition(misuse != .traps, "\(name) was sent a request before it had a subscription")
    case .closed: break
    }
  }

  func cancel() {
    if misuse == .traps || link.phase == .open { link.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let phase = link.phase
    if phase != .open {
      precondition(misuse != .traps || phase == .closed, "\(name) was sent a value before it had a subscription")
      guard misuse == .passesValues || misuse == .passesUntilEnd && phase == .waiting else { return .none }
    }
    return take(step(state, input))
  }

  /// Takes a step.
  ///
  /// - Returns: the number of values to request upstream.
  private func take(_ step: Step<Output, Failure>) -> Subscribers.Demand {
    switch step {
    case .emit(let output): return downstream.receive(output) * inputsPerOutput
    case .skip: return .max(1)
    case .wait: return .none
    case .complete(let completion):
      end(completion)
      return .none
    case .series(let steps): return steps.reduce(.none) { $0 + take($1) }
    }
  }

  /// Cancels the upstream subscription and completes, unless the subscription was cancelled while the step ran.
  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard !link.isClosed || misuse == .passesValues else { return }
    link.cancel()
    downstream.receive(completion: completion)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    let phase = link.phase
    precondition(misuse != .traps || phase != .waiting, "\(name) was completed before it had a subscription")
    let isLate = misuse == .passesCompletions || misuse == .passesUntilEnd && phase == .waiting
    guard phase == .open || isLate else { return }
    link.close()
    // A cancelled subscription owes no value any more.
    if phase != .closed, case .finished = completion, let last = rest(state) { _ = downstream.receive(last) }
    downstream.receive(completion: completion.mapError(convert))
  }
}
