import Machine

/// Accumulates values and sends at most one result: at the end, or as soon as enough is known.
///
/// All values are requested at once. The result waits until the subscriber requests one. An event that arrives while a
/// closure runs, because the closure itself sends it or another thread does, is taken in after it.
final class FoldSubscription<Input, InputFailure: Error, Result, Output, Failure: Error>: Subscriber, Subscription,
  // Safe: the locks guard the state and the result, and the other properties never change.
  Described, @unchecked Sendable
{
  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<InputFailure>)
  }

  private struct State {
    var isRequested = false
    /// Whether the result is known.
    var isKnown = false
    /// Whether the subscriber has been completed, or has cancelled.
    var isOver = false
  }

  let name: String
  private let downstream: AnySubscriber<Output, Failure>
  private let link = UpstreamLink()
  private let turns = Turns<Event>()
  private let state = Locked(State())
  private let initial: Result
  private let result: Locked<Result?>
  private let describe: ((Result) -> [Mirror.Child])?
  private let convert: (InputFailure) -> Failure
  private let update: (inout Result, Input) -> Swift.Result<Bool, Failure>
  private let output: (Result) -> Output?

  /// Creates a subscription, which an operator subscribes to its upstream publisher.
  ///
  /// - Parameters:
  ///   - initial: the result before the first value.
  ///   - details: returns what a mirror shows; `nil` shows the state.
  ///   - output: returns the value to send; `nil` sends none.
  ///   - next: updates the result with a value. Returns whether the result is known.
  convenience init<S: Subscriber>(
    _ name: String, to downstream: S, initial: Result, details: ((Result) -> [Mirror.Child])? = nil,
    output: @escaping (Result) -> Output?, next: @escaping (inout Result, Input) -> Bool
  ) where S.Input == Output, S.Failure == Failure, InputFailure == Failure {
    self.init(name, AnySubscriber(downstream), initial, details, convert: { $0 }, output) { .success(next(&$0, $1)) }
  }

  /// Creates the same with a closure that may throw the error to fail with.
  convenience init<S: Subscriber>(
    _ name: String, to downstream: S, initial: Result, output: @escaping (Result) -> Output?,
    next: @escaping (inout Result, Input) throws -> Bool
  ) where S.Input == Output, S.Failure == Failure, Failure == any Error {
    self.init(name, AnySubscriber(downstream), initial, nil, convert: { $0 }, output) { result, input in
      Swift.Result { try next(&result, input) }
    }
  }

  private init(
    _ name: String, _ downstream: AnySubscriber<Output, Failure>, _ initial: Result,
    _ describe: ((Result) -> [Mirror.Child])?, convert: @escaping (InputFailure) -> Failure,
    _ output: @escaping (Result) -> Output?, _ next: @escaping (inout Result, Input) -> Swift.Result<Bool, Failure>
  ) {
    (self.name, self.downstream, self.initial, result) = (name, downstream, initial, Locked(initial))
    (self.describe, self.convert, update, self.output) = (describe, convert, next, output)
  }

  var details: [Mirror.Child] {
    if let describe { return describe(result.copy ?? initial) }
    return [
      ("downstream", downstream), ("result", result.copy as Any), ("initial", initial), ("status", link.phase),
    ]
  }

  func receive(subscription: any Subscription) {
    guard link.open(subscription) else { return }
    downstream.receive(subscription: self)
    link.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if link.phase == .open { turns.take(.value(input), fold) }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    if link.phase == .open, link.close() { turns.take(.completion(completion), fold) }
  }

  private func fold(_ event: Event) {
    guard state.withLock({ !$0.isKnown && !$0.isOver }) else { return }
    switch event {
    case .value(let input): fold(input)
    case .completion(.finished): finish()
    case .completion(.failure(let error)): fail(convert(error))
    }
  }

  private func fold(_ input: Input) {
    // The result is taken out, so that an array is changed in place.
    guard var current = result.exchange(nil) else { return }
    let outcome = update(&current, input)
    _ = result.exchange(current)
    switch outcome {
    case .success(false): break
    case .success(true):
      link.cancel()
      finish()
    case .failure(let error):
      link.cancel()
      fail(error)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    send { $0.isRequested = true }
  }

  func cancel() {
    guard link.phase == .open else { return }
    state.withLock { $0.isOver = true }
    link.cancel()
  }

  private func finish() { send { $0.isKnown = true } }

  private func fail(_ error: Failure) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isFirst { downstream.receive(completion: .failure(error)) }
  }

  /// Changes the state, and sends the result once it is known and requested.
  private func send(_ change: (inout State) -> Void) {
    let isDue = state.withLock { state in
      change(&state)
      guard state.isKnown, state.isRequested, !state.isOver else { return false }
      state.isOver = true
      return true
    }
    guard isDue else { return }
    if let value = result.copy.flatMap(output) { _ = downstream.receive(value) }
    downstream.receive(completion: .finished)
  }
}
