extension Publishers {
  /// The elements of a sequence, as fast as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// An element.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    /// A publisher of a sequence's elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      SequenceSubscription(sequence, completion: .finished, to: AnySubscriber(subscriber)).start()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Publishes the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Publishes the value, if there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// Publishes the value, or the error.
  public var publisher: Record<Success, Failure> {
    switch self {
    case .success(let value): Record(output: [value], completion: .finished)
    case .failure(let error): Record(output: [], completion: .failure(error))
    }
  }
}

/// Hands the elements of a sequence to a subscriber as it asks for them. One thread at a time walks the sequence.
final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription, @unchecked Sendable {
  private struct State {
    var demand = Subscribers.Demand.none
    var isEmitting = true
    var isOver = false
  }

  private let state = Locked(State())
  private let downstream: AnySubscriber<Elements.Element, Failure>
  private let completion: Subscribers.Completion<Failure>
  /// Used by the thread that emits.
  private var iterator: Elements.Iterator
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

  /// Tells whether another element is wanted; if not, the next request emits.
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
