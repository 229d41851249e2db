/// Keeps a value, and sends it and each new one to its subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, SourceTracking, @unchecked Sendable {
  private let subscriptions: SubscriptionList<Output, Failure, Output>

  /// A subject that begins with a value.
  public init(_ value: Output) { subscriptions = SubscriptionList(value, limit: 1) }

  /// The latest value. Setting it sends it.
  public var value: Output {
    get { subscriptions.value }
    set { send(newValue) }
  }

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Attaches a subscriber, which is given the latest value first.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions.attach(subscriber) { $0 }
  }

  /// Sends a value to all subscribers.
  public func send(_ value: Output) { subscriptions.send(value) { $0 = value } }
  /// Completes all subscriptions, those of later subscribers too.
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.send(completion: completion) }
  /// Takes a subscription to another publisher, whose values are sent.
  public func send(subscription: any Subscription) { subscriptions.send(subscription: subscription) }
}
