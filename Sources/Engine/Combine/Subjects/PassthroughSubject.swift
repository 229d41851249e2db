/// A subject without a current value. A subscriber misses the values that it has not requested yet.
public final class PassthroughSubject<Output, Failure: Error>: Subject, SourceTracking, Sendable {
  private let subscriptions = SubscriptionList<Output, Failure, Void>("PassthroughSubject", (), limit: 0)

  /// Creates a subject without subscribers.
  public init() {}

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions.attach(subscriber, of: self)
  }

  /// Sends a value to all subscribers. It has no effect after the completion.
  public func send(_ value: Output) { subscriptions.send(value) }

  /// Completes all present and later subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.send(completion: completion) }
  /// Takes a subscription to another publisher, and requests all its values once a subscriber has requested one.
  public func send(subscription: any Subscription) {
    subscriptions.send(subscription: subscription, atOnce: false)
  }
}
