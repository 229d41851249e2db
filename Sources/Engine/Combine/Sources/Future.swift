import Machine

/// A publisher of one value or an error that becomes known later.
///
/// The closure runs once, when the future is created, however many subscribers there are. The result is kept for later
/// subscribers.
public final class Future<Output, Failure: Error>: Publisher, SourceTracking, Sendable {
  /// The function that the closure calls with the result, on any thread. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var queues: [DeliveryQueue<Output, Failure>] = []
  }

  private let state = Locked(State())

  /// Creates a future and calls the closure at once.
  ///
  /// - Parameter attemptToFulfill: starts the work, and calls the promise with its result when the work is done.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let place = Locked<DeliveryQueue<Output, Failure>?>(nil)
    let queue = DeliveryQueue(
      "Future", to: AnySubscriber(subscriber), of: self, isStrict: true,
      details: {
        [
          ("parent", $0.owner as Any), ("downstream", $0.downstream as Any), ("hasAnyDemand", $0.demand > .none),
          ("subject", $0.owner as Any),
        ]
      },
      onCancel: { [weak self] in self?.remove(place.exchange(nil)) })
    _ = place.exchange(queue)
    let result = state.withLock { state in
      if state.result == nil { state.queues.append(queue) }
      return state.result
    }
    if let result { Self.deliver(result, to: queue) }
    queue.start()
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let queues: [DeliveryQueue<Output, Failure>] = state.withLock { state in
      guard state.result == nil else { return [] }
      state.result = result
      defer { state.queues = [] }
      return state.queues
    }
    for queue in queues { Self.deliver(result, to: queue) }
  }

  private static func deliver(_ result: Result<Output, Failure>, to queue: DeliveryQueue<Output, Failure>) {
    switch result {
    case .success(let value):
      queue.enqueue(value)
      queue.finish(.finished)
    case .failure(let error): queue.finish(.failure(error))
    }
  }

  private func remove(_ queue: DeliveryQueue<Output, Failure>?) {
    state.withLock { state in state.queues.removeAll { $0 === queue } }
  }
}

extension Future {
  private typealias Outcome = AwaitedOutcome<Output, Failure>

  /// Awaits the result.
  fileprivate func awaitResult() async -> Result<Output, Failure> {
    await withCheckedContinuation { (continuation: CheckedContinuation<Outcome, Never>) in
      subscribe(
        Subscribers.Sink<Output, Failure>(
          receiveCompletion: {
            if case .failure(let error) = $0 { continuation.resume(returning: Outcome(result: .failure(error))) }
          }, receiveValue: { continuation.resume(returning: Outcome(result: .success($0))) }))
    }.result
  }

  /// Awaits the value: `let reading = try await sensor.nextReading.value`.
  ///
  /// - Throws: the error that the future fails with.
  public var value: Output { get async throws { try await awaitResult().get() } }
}

extension Future where Failure == Never {
  /// Awaits the value: `let reading = await sensor.nextReading.value`.
  public var value: Output {
    get async {
      switch await awaitResult() {
      case .success(let value): value
      }
    }
  }
}
