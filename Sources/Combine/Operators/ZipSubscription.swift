/// Pairs the values of two publishers. Each is asked for as many values as the subscriber has requested pairs, so no
/// more than that wait.
final class ZipSubscription<First, Second, Failure: Error> {
  /// The values that wait for a partner, and which publishers have completed.
  private struct State {
    var first = Fifo<First>()
    var second = Fifo<Second>()
    var isFirstOver = false
    var isSecondOver = false

    /// Whether no further pair can be formed.
    var isOver: Bool { isFirstOver && first.isEmpty || isSecondOver && second.isEmpty }
  }

  private let downstream: AnySubscriber<(First, Second), Failure>

  init(to downstream: AnySubscriber<(First, Second), Failure>) { self.downstream = downstream }

  /// Subscribes to both publishers.
  func start<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where A.Output == First, B.Output == Second, A.Failure == Failure, B.Failure == Failure {
    let (first, second, state) = (UpstreamLink(), UpstreamLink(), Locked(State()))
    func cancel() {
      first.cancel()
      second.cancel()
    }
    let queue = DeliveryQueue(
      to: downstream,
      onRequest: {
        first.request($0)
        second.request($0)
      }, onCancel: cancel)
    // Records a change, forms a pair if there is one, and finishes if no other can follow.
    func note(_ change: (inout State) -> Void) -> Subscribers.Demand {
      let isOver = state.withLock { state in
        change(&state)
        if !state.first.isEmpty, !state.second.isEmpty, let first = state.first.popFirst(),
          let second = state.second.popFirst()
        {
          queue.enqueue((first, second))
        }
        return state.isOver
      }
      queue.drain()
      if isOver {
        cancel()
        queue.finish(.finished)
      }
      return .none
    }
    // Completes one publisher. After a failure, values without a partner are dropped.
    func complete(_ completion: Subscribers.Completion<Failure>, _ change: (inout State) -> Void) {
      if case .finished = completion { return _ = note(change) }
      cancel()
      queue.finish(completion)
    }
    queue.start()
    a.subscribe(
      first, receiveValue: { value in note { $0.first.append(value) } },
      receiveCompletion: { complete($0) { $0.isFirstOver = true } })
    b.subscribe(
      second, receiveValue: { value in note { $0.second.append(value) } },
      receiveCompletion: { complete($0) { $0.isSecondOver = true } })
  }
}
