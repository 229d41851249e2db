/// A publisher that is given its values from outside. Any thread may send them.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Completes all subscriptions, those of later subscribers too.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription to another publisher, whose values are sent.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Says that something has happened.
  public func send() { send(()) }
}
