/// A publisher that sends no values and fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that each subscriber receives at once.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails with an error, whose value type is given as an argument rather than inferred.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
