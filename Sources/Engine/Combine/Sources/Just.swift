/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  /// The publisher cannot fail.
  public typealias Failure = Never
  /// The value that it sends.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SingleValueSubscription("Just", output, to: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
