/// Receives values from a publisher.
///
/// It is given a subscription first, asks it for as many values as it wants, and may ask for more with each value.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that may end the publisher.
  associatedtype Failure: Error
  /// Takes the subscription. Nothing comes until values are requested from it.
  func receive(subscription: any Subscription)
  /// Takes a value. Returns how many more values are wanted than have been asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the completion. Nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes the news that something has happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values, beyond those asked for before.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that are nothing special.
public enum Subscriptions {
  private final class Empty: Subscription, Sendable {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// A subscription that never brings a value.
  public static let empty: any Subscription & Sendable = Empty()
}
