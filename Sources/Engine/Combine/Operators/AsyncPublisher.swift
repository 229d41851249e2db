import Machine

/// The values of a publisher as an asynchronous sequence: `for await value in model.$target.values`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the publisher's values.
  public typealias Element = P.Output
  /// Requests and awaits one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    let subscriber: AwaitedSubscriber<P.Output, Never>

    /// Returns the next value; `nil` after the completion, or when the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await subscriber.next() {
      case .success(let value): value
      }
    }
  }

  private let publisher: P

  /// Creates the sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher. Each iterator has its own subscription.
  public func makeAsyncIterator() -> Iterator { Iterator(subscriber: AwaitedSubscriber(to: publisher)) }
}

/// The values of a publisher that may fail as an asynchronous sequence: `for try await value in feed.values`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the publisher's values.
  public typealias Element = P.Output
  /// Requests and awaits one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    let subscriber: AwaitedSubscriber<P.Output, P.Failure>

    /// Returns the next value; `nil` after the completion, or when the task is cancelled.
    ///
    /// - Throws: the error that the publisher failed with.
    public mutating func next() async throws -> P.Output? { try await subscriber.next().get() }
  }

  private let publisher: P

  /// Creates the sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher. Each iterator has its own subscription.
  public func makeAsyncIterator() -> Iterator { Iterator(subscriber: AwaitedSubscriber(to: publisher)) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence, for `for await`. One value is requested at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, for `for try await`. One value is requested at a time.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Requests a value each time that a task awaits one. Several tasks may await a value at a time: they get the values in the
/// order in which they asked. Releasing it cancels the subscription.
final class AwaitedSubscriber<Input, Failure: Error>: Sendable {
  private typealias Outcome = AwaitedOutcome<Input?, Failure>
  private typealias Continuation = CheckedContinuation<Outcome, Never>

  private struct State {
    var waiting = Fifo<Continuation>()
    var completion: Subscribers.Completion<Failure>?
  }

  /// The part that the publisher calls. It holds no reference to the subscriber, so that the subscriber can be
  /// released.
  private final class Inbox: Sendable {
    let state = Locked(State())

    func finish(_ completion: Subscribers.Completion<Failure>) {
      var waiting = state.withLock { state in
        defer { state.waiting = Fifo() }
        // An error is thrown once, to the task that has waited longest.
        if state.completion == nil { state.completion = state.waiting.isEmpty ? completion : .finished }
        return state.waiting
      }
      guard let first = waiting.popFirst() else { return }
      switch completion {
      case .finished: first.resume(returning: Outcome(result: .success(nil)))
      case .failure(let error): first.resume(returning: Outcome(result: .failure(error)))
      }
      while let next = waiting.popFirst() { next.resume(returning: Outcome(result: .success(nil))) }
    }
  }

  private let link = UpstreamLink()
  private let inbox = Inbox()

  init<P: Publisher>(to publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(
      UpstreamSubscriber(
        "AsyncPublisher", link: link, subscription: link, completesEarly: true,
        receiveValue: { [inbox] value in
          inbox.state.withLock { $0.waiting.popFirst() }?.resume(returning: Outcome(result: .success(value)))
          return .none
        }, receiveCompletion: { [inbox] in inbox.finish($0) }))
  }

  deinit { link.cancel() }

  /// Awaits the next value; `nil` after the completion.
  func next() async -> Result<Input?, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: Continuation) in
        let completion = inbox.state.withLock { state in
          if state.completion == nil { state.waiting.append(continuation) }
          return state.completion
        }
        guard let completion else { return Task.isCancelled ? cancel() : link.request(.max(1)) }
        switch completion {
        case .finished: continuation.resume(returning: Outcome(result: .success(nil)))
        case .failure(let error):
          // An error is thrown once; later calls return `nil`.
          inbox.state.withLock { $0.completion = .finished }
          continuation.resume(returning: Outcome(result: .failure(error)))
        }
      }
    } onCancel: {
      cancel()
    }.result
  }

  private func cancel() {
    link.cancel()
    inbox.finish(.finished)
  }
}
