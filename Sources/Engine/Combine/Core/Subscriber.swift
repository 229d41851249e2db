/// Receives values from a publisher.
///
/// A subscriber is given a subscription first, from which it requests as many values as it wants. It may request more
/// with each value.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that may end the publisher.
  associatedtype Failure: Error
  /// Takes the subscription. No values arrive until some are requested from it.
  func receive(subscription: any Subscription)
  /// Takes a value.
  ///
  /// - Returns: the number of further values to request.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the completion. Nothing arrives after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes an event that carries no information.
  ///
  /// - Returns: the number of further events to request.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher, which controls how many values are sent.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests values, in addition to those requested before.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for ready-made subscriptions.
public enum Subscriptions {
  private final class Empty: Subscription, Described, Sendable {
    let name = "Empty"
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// A subscription that never sends a value.
  public static let empty: any Subscription & Sendable = Empty()
}
