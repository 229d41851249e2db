extension Publishers {
  /// A publisher that an operator makes from another one.
  public struct Operator<Upstream: Publisher, Output, Failure: Error>: Publisher, SourceTracking {
    /// The publisher that the operator is applied to.
    public let upstream: Upstream
    private let attach: (Upstream, AnySubscriber<Output, Failure>) -> Void

    init(_ upstream: Upstream, attach: @escaping (Upstream, AnySubscriber<Output, Failure>) -> Void) {
      (self.upstream, self.attach) = (upstream, attach)
    }

    package var sources: [ObjectIdentifier]? { upstream.knownSources }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attach(upstream, AnySubscriber(subscriber))
    }
  }
}

/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  /// Sends a value and continues.
  case emit(Output)
  /// Sends nothing and continues.
  case skip
  /// Sends a last value and finishes.
  case emitLast(Output)
  /// Completes without a value.
  case complete(Subscribers.Completion<Failure>)
}

extension Publisher {
  /// An operator that sends at most one value for each value it receives.
  ///
  /// - Parameters:
  ///   - inputsPerOutput: the number of values to request upstream for each value that the subscriber requests.
  ///   - isComplete: whether the operator finishes at once, without subscribing upstream.
  ///   - make: returns the closures for values and for the completion, once for each subscriber. State that they keep
  ///     between values belongs in a ``Locked``. An application's code must not be called with that lock held.
  func stepping<T, E: Error>(
    inputsPerOutput: Int = 1, isComplete: Bool = false,
    _ make:
      @escaping () -> (
        value: (Output) -> Step<T, E>, completion: (Subscribers.Completion<Failure>) -> Step<T, E>
      )
  ) -> Publishers.Operator<Self, T, E> {
    Publishers.Operator(self) { upstream, downstream in
      if isComplete {
        downstream.receive(subscription: Subscriptions.empty)
        return downstream.receive(completion: .finished)
      }
      let (value, completion) = make()
      StepSubscription(to: downstream, inputsPerOutput, value, completion).start(upstream)
    }
  }

  /// An operator that completes as its upstream publisher does.
  func stepping<T>(_ make: @escaping () -> (Output) -> Step<T, Failure>) -> Publishers.Operator<Self, T, Failure> {
    stepping { (make(), { .complete($0) }) }
  }

  /// An operator whose closure may throw: the error completes it.
  func throwingStep<T>(
    _ make: @escaping () -> (Output) throws -> Step<T, any Error>
  ) -> Publishers.Operator<Self, T, any Error> {
    stepping {
      let value = make()
      return (
        { input in
          do { return try value(input) } catch { return .complete(.failure(error)) }
        }, { .complete($0.mapError { $0 }) }
      )
    }
  }
}

/// Applies a step to each value. Demand is passed upstream unchanged, and another value is requested for each one
/// skipped.
private final class StepSubscription<Input, InputFailure: Error, Output, Failure: Error>: Subscription,
  // Safe: the link has a lock of its own, and the other properties never change. An upstream publisher sends one value
  // at a time.
  @unchecked Sendable
{
  private let downstream: AnySubscriber<Output, Failure>
  private let link = UpstreamLink()
  private let inputsPerOutput: Int
  private let value: (Input) -> Step<Output, Failure>
  private let completion: (Subscribers.Completion<InputFailure>) -> Step<Output, Failure>

  init(
    to downstream: AnySubscriber<Output, Failure>, _ inputsPerOutput: Int,
    _ value: @escaping (Input) -> Step<Output, Failure>,
    _ completion: @escaping (Subscribers.Completion<InputFailure>) -> Step<Output, Failure>
  ) {
    (self.downstream, self.inputsPerOutput) = (downstream, inputsPerOutput)
    (self.value, self.completion) = (value, completion)
  }

  func start<P: Publisher>(_ upstream: P) where P.Output == Input, P.Failure == InputFailure {
    downstream.receive(subscription: self)
    upstream.subscribe(link, receiveValue: apply, receiveCompletion: complete)
  }

  /// Passes the demand upstream.
  func request(_ demand: Subscribers.Demand) { link.request(demand * inputsPerOutput) }
  func cancel() { link.cancel() }

  /// Applies the step to a value. Returns how many further values are requested upstream.
  private func apply(_ input: Input) -> Subscribers.Demand {
    switch value(input) {
    case .emit(let output): return downstream.receive(output) * inputsPerOutput
    case .skip: return inputsPerOutput == 1 ? .max(1) : .none
    case .emitLast(let output):
      guard !link.isClosed else { return .none }
      _ = downstream.receive(output)
      end(.finished)
    case .complete(let completion): end(completion)
    }
    return .none
  }

  /// Completes, unless the subscription was cancelled while the step ran.
  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard !link.isClosed else { return }
    link.cancel()
    downstream.receive(completion: completion)
  }

  /// Applies the step for the completion, which may send a last value.
  private func complete(_ completion: Subscribers.Completion<InputFailure>) {
    switch self.completion(completion) {
    case .emit(let output), .emitLast(let output):
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .skip: downstream.receive(completion: .finished)
    case .complete(let completion): downstream.receive(completion: completion)
    }
  }
}
