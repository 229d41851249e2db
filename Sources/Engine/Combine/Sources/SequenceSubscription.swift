import Machine

/// Sends the elements of a sequence to a subscriber as it requests them. One thread at a time iterates.
// Safe: the lock guards the state, and only the thread that has set `isEmitting` uses the iterator and `upcoming`.
final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription, Described, @unchecked Sendable {
  private struct State {
    /// The subscriber and the sequence; released at the completion and when the subscription is cancelled.
    var downstream: AnySubscriber<Elements.Element, Failure>?
    var sequence: Elements?
    var demand = Subscribers.Demand.none
    var isEmitting = false
  }

  private let state: Locked<State>
  private let finalName: String
  private let completion: Subscribers.Completion<Failure>
  private let furtherDetails: [Mirror.Child]
  /// The iterator and ``upcoming`` are used by the emitting thread only.
  private var iterator: Elements.Iterator
  /// The next element; `nil` at the end. It is fetched ahead, so that the completion follows the last element at once.
  private var upcoming: Elements.Element?

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - finalName: the name of the subscription once it has ended. Before, it is the description of the sequence.
  ///   - completion: sent after the last element.
  ///   - details: the further children of the subscription's mirror, after the sequence.
  init<S: Subscriber>(
    _ sequence: Elements, finalName: String, completion: Subscribers.Completion<Failure>, details: [Mirror.Child] = [],
    to downstream: S
  ) where S.Input == Elements.Element, S.Failure == Failure {
    (self.finalName, self.completion, furtherDetails) = (finalName, completion, details)
    state = Locked(State(downstream: AnySubscriber(downstream), sequence: sequence))
    iterator = sequence.makeIterator()
    upcoming = iterator.next()
  }

  var name: String { state.withLock(\.sequence).map { String(describing: $0) } ?? finalName }
  var details: [Mirror.Child] {
    let sequence = state.withLock(\.sequence)
    return [("sequence", sequence.map { $0 as Any } ?? [Elements.Element]())] + furtherDetails
  }

  /// Passes itself to the subscriber as its subscription. If there are no elements, the completion follows at once.
  func start() {
    guard let downstream = state.withLock(\.downstream) else { return }
    if upcoming != nil { return downstream.receive(subscription: self) }
    cancel()
    downstream.receive(subscription: Subscriptions.empty)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = state.withLock { state in
      state.demand += demand
      defer { state.isEmitting = true }
      return !state.isEmitting
    }
    if isFirst { emit() }
  }

  func cancel() { _ = close() }

  /// Releases the subscriber and the sequence.
  ///
  /// - Returns: the former state. The caller releases it outside the lock.
  private func close() -> State {
    state.withLock { state in
      defer { (state.downstream, state.sequence) = (nil, nil) }
      return state
    }
  }

  /// Sends elements until the demand or the sequence is exhausted.
  private func emit() {
    while let downstream = takeDemand(), let element = upcoming {
      upcoming = iterator.next()
      let more = downstream.receive(element)
      state.withLock { $0.demand += more }
      if upcoming == nil { close().downstream?.receive(completion: completion) }
    }
  }

  /// Takes one element from the demand.
  ///
  /// - Returns: the subscriber; `nil` if there is no demand: the next request emits again.
  private func takeDemand() -> AnySubscriber<Elements.Element, Failure>? {
    state.withLock { state in
      guard state.demand > .none, let downstream = state.downstream else {
        state.isEmitting = false
        return nil
      }
      state.demand -= 1
      return downstream
    }
  }
}
