/// A subject with a current value: a new subscriber receives it first, then each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, SourceTracking, Sendable {
  private let subscriptions: SubscriptionList<Output, Failure, Output>

  /// Creates a subject with an initial value.
  public init(_ value: Output) { subscriptions = SubscriptionList("CurrentValueSubject", value, limit: 1) }

  /// The current value. Setting it sends it to all subscribers; after the completion, it is only kept.
  public var value: Output {
    get { subscriptions.value }
    set { subscriptions.send(newValue, alwaysChanging: true) { $0 = newValue } }
  }

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Attaches a subscriber, which receives the current value first.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions.attach(subscriber, of: self) { $0 }
  }

  /// Sets the current value and sends it to all subscribers. It has no effect after the completion.
  public func send(_ value: Output) { subscriptions.send(value) { $0 = value } }
  /// Completes all present and later subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.send(completion: completion) }
  /// Takes a subscription to another publisher, requests all its values and sends them.
  public func send(subscription: any Subscription) {
    subscriptions.send(subscription: subscription, atOnce: true)
  }
}
