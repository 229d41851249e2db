/// Sends values to its subscribers and keeps none. A subscriber that has not asked for a value does not receive it.
///
///     let taps = PassthroughSubject<Int, Never>()
public final class PassthroughSubject<Output, Failure: Error>: Subject, SourceTracking, @unchecked Sendable {
  private let subscriptions = SubscriptionList<Output, Failure, Void>((), limit: 0)

  /// A subject.
  public init() {}

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions.attach(subscriber)
  }

  /// Sends a value to all subscribers.
  public func send(_ value: Output) {
    // An object may have one of these as its own `objectWillChange`.
    if Output.self == Void.self { ObjectChange.shared.send() }
    subscriptions.send(value)
  }

  /// Completes all subscriptions, those of later subscribers too.
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.send(completion: completion) }
  /// Takes a subscription to another publisher, whose values are sent.
  public func send(subscription: any Subscription) { subscriptions.send(subscription: subscription) }
}
