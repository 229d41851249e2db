/// Hands values on as they come, until it has no more or is no longer wanted.
///
///     model.$target.removeDuplicates().sink { heater.aim(at: $0) }.store(in: &subscriptions)
///
/// It is what SwiftUI's sources know from Combine, as far as panels use it: values come as they are made, and nobody
/// asks for more or fewer of them.
public nonisolated protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of what may go wrong; `Never` for nothing.
  associatedtype Failure: Error
  /// Hands what comes from now on to a receiver, until the subscription is cancelled or forgotten.
  func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable
  /// Where the values come from: publishers of the same sources are the same to a view. `nil` if it does not know.
  var sources: [ObjectIdentifier]? { get }
}

nonisolated extension Publisher {
  /// It does not know.
  public var sources: [ObjectIdentifier]? { nil }
}

/// How a publisher ends.
public nonisolated enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// Something has gone wrong.
    case failure(Failure)
  }
}

nonisolated extension Subscribers.Completion: Equatable where Failure: Equatable {}
nonisolated extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// Where the values of a publisher go.
public nonisolated struct Receiver<Input, Failure: Error> {
  /// Takes a value.
  public let receive: (Input) -> Void
  /// Takes the end.
  public let complete: (Subscribers.Completion<Failure>) -> Void
  /// By which clock the publisher waits.
  package let timing: Timing
  /// The place in the tree, if a view receives.
  package let environment: EnvironmentValues?

  package init(
    timing: Timing = .found(), environment: EnvironmentValues? = nil, receive: @escaping (Input) -> Void,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.timing, self.environment) = (timing, environment)
    (self.receive, self.complete) = (receive, complete)
  }

  /// A receiver for other values, which ends as this one.
  package func taking<Other>(_ receive: @escaping (Other) -> Void) -> Receiver<Other, Failure> {
    Receiver<Other, Failure>(timing: timing, environment: environment, receive: receive, complete: complete)
  }

  /// A receiver for other values and another end.
  package func taking<Other, Problem: Error>(
    _ receive: @escaping (Other) -> Void, complete: @escaping (Subscribers.Completion<Problem>) -> Void
  ) -> Receiver<Other, Problem> {
    Receiver<Other, Problem>(timing: timing, environment: environment, receive: receive, complete: complete)
  }
}

/// A publisher of any type.
public nonisolated struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (Receiver<Output, Failure>) -> AnyCancellable
  /// Where the values come from.
  public let sources: [ObjectIdentifier]?

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.init(from: publisher.sources) { publisher.attach($0) }
  }

  /// A publisher that does something for each receiver.
  public init(
    from sources: [ObjectIdentifier]? = nil,
    attaching subscribe: @escaping (Receiver<Output, Failure>) -> AnyCancellable
  ) {
    (self.sources, self.subscribe) = (sources, subscribe)
  }

  /// Hands what comes from now on to a receiver.
  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { subscribe(receiver) }
}

nonisolated extension Publisher {
  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Calls a closure with each value, and another at the end. What is returned has to be kept: without it nothing comes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    attach(Receiver(receive: receiveValue, complete: receiveCompletion))
  }
}

nonisolated extension Publisher where Failure == Never {
  /// Calls a closure with each value. What is returned has to be kept: without it nothing comes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(Receiver(receive: receiveValue, complete: { _ in }))
  }

  /// Writes each value to a property of an object.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property, for as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }

  /// The values one after the other, for `for await`.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let subscription = attach(
        Receiver(
          receive: {
            nonisolated(unsafe) let value = $0; continuation.yield(value)
          },
          complete: { _ in continuation.finish() }))
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}
