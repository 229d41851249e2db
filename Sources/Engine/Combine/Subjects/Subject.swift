/// A publisher whose values are sent by calling ``send(_:)``, from any thread.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers. It has no effect after the completion.
  func send(_ value: Output)
  /// Completes all present and later subscriptions.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription to another publisher, requests all its values and sends them.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event that carries no information.
  public func send() { send(()) }
}
