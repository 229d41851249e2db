/// The values of a publisher, one after the other as they are waited for: `for await value in model.$target.values`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// A value.
  public typealias Element = P.Output
  /// Waits for the values.
  public struct Iterator: AsyncIteratorProtocol {
    let subscriber: AwaitedSubscriber<P.Output, Never>

    /// The next value; `nil` after the completion, or when the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await subscriber.next() {
      case .success(let value): value
      }
    }
  }

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(subscriber: AwaitedSubscriber(to: publisher)) }
}

/// The values of a publisher that may fail, one after the other as they are waited for.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// A value.
  public typealias Element = P.Output
  /// Waits for the values.
  public struct Iterator: AsyncIteratorProtocol {
    let subscriber: AwaitedSubscriber<P.Output, P.Failure>

    /// The next value; `nil` after the completion, or when the task is cancelled.
    ///
    /// - Throws: the error that ends the publisher.
    public mutating func next() async throws -> P.Output? { try await subscriber.next().get() }
  }

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(subscriber: AwaitedSubscriber(to: publisher)) }
}

extension Publisher where Failure == Never {
  /// The values one after the other, for `for await`. One is asked for at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values one after the other, for `for try await`. One is asked for at a time.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Asks for a value whenever a task waits for one. The subscription ends with it.
final class AwaitedSubscriber<Input, Failure: Error>: @unchecked Sendable {
  /// A value on its way to the task: neither side uses it any more once it is handed over.
  private struct Outcome: @unchecked Sendable { let result: Result<Input?, Failure> }
  private typealias Continuation = CheckedContinuation<Outcome, Never>

  private struct State {
    var waiting: Continuation?
    var completion: Subscribers.Completion<Failure>?
  }

  /// What the publisher calls; it does not keep the subscriber from being released.
  private final class Inbox: @unchecked Sendable {
    let state = Locked(State())

    func finish(_ completion: Subscribers.Completion<Failure>) {
      let waiting = state.withLock { state in
        if state.completion == nil { state.completion = completion }
        defer { state.waiting = nil }
        return state.waiting
      }
      guard let waiting else { return }
      switch completion {
      case .finished: waiting.resume(returning: Outcome(result: .success(nil)))
      case .failure(let error): waiting.resume(returning: Outcome(result: .failure(error)))
      }
    }
  }

  private let link = UpstreamLink()
  private let inbox = Inbox()

  init<P: Publisher>(to publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(link) { [inbox] value in
      inbox.state.withLock { $0.waiting.take() }?.resume(returning: Outcome(result: .success(value)))
      return .none
    } receiveCompletion: { [inbox] in
      inbox.finish($0)
    }
  }

  deinit { link.cancel() }

  func next() async -> Result<Input?, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: Continuation) in
        let completion = inbox.state.withLock { state in
          if state.completion == nil { state.waiting = continuation }
          return state.completion
        }
        guard let completion else { return Task.isCancelled ? cancel() : link.request(.max(1)) }
        switch completion {
        case .finished: continuation.resume(returning: Outcome(result: .success(nil)))
        case .failure(let error):
          // It is thrown once.
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
