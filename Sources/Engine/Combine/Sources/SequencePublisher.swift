import Machine

extension Publishers {
  /// A publisher of a sequence's elements, which it sends as fast as the subscriber requests them.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element
    /// The sequence. Each subscription iterates over it from the start.
    public let sequence: Elements

    /// Creates a publisher of a sequence's elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      SequenceSubscription(sequence, completion: .finished, to: AnySubscriber(subscriber)).start()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of this sequence's elements, which then finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the wrapped value, if there is one, which then finishes.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// A publisher of the success value, or one that fails with the error.
  public var publisher: Record<Success, Failure> {
    switch self {
    case .success(let value): Record(output: [value], completion: .finished)
    case .failure(let error): Record(output: [], completion: .failure(error))
    }
  }
}

/// Sends the elements of a sequence to a subscriber as it requests them. One thread at a time iterates.
// Safe: the lock guards the state, and only the thread that has set `isEmitting` uses the iterator and `upcoming`.
final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription, @unchecked Sendable {
  private struct State {
    var demand = Subscribers.Demand.none
    var isEmitting = true
    var isOver = false
  }

  private let state = Locked(State())
  private let downstream: AnySubscriber<Elements.Element, Failure>
  private let completion: Subscribers.Completion<Failure>
  /// The iterator and ``upcoming`` are used by the emitting thread only.
  private var iterator: Elements.Iterator
  /// The next element; `nil` at the end. It is fetched ahead, so that the completion follows the last element at once.
  private var upcoming: Elements.Element?

  init(
    _ sequence: Elements, completion: Subscribers.Completion<Failure>,
    to downstream: AnySubscriber<Elements.Element, Failure>
  ) {
    (self.completion, self.downstream) = (completion, downstream)
    iterator = sequence.makeIterator()
  }

  func start() {
    upcoming = iterator.next()
    downstream.receive(subscription: self)
    emit()
  }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = state.withLock { state in
      state.demand += demand
      defer { state.isEmitting = true }
      return !state.isEmitting
    }
    if isFirst { emit() }
  }

  func cancel() { state.withLock { $0.isOver = true } }

  /// Sends elements until the demand or the sequence is exhausted.
  private func emit() {
    while let element = upcoming {
      guard takeDemand() else { return }
      upcoming = iterator.next()
      let more = downstream.receive(element)
      state.withLock { $0.demand += more }
    }
    let isEnd = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isEnd { downstream.receive(completion: completion) }
  }

  /// Takes one element from the demand.
  ///
  /// - Returns: `false` if there is no demand: the next request emits again.
  private func takeDemand() -> Bool {
    state.withLock { state in
      guard state.demand > .none, !state.isOver else {
        state.isEmitting = false
        return false
      }
      state.demand -= 1
      return true
    }
  }
}
