/// A type-erased subscriber, which passes everything it receives to the one it wraps.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier
  private let base: any Subscriber<Input, Failure>

  /// Wraps a subscriber. A subscriber that is already type-erased is not wrapped a second time.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? AnySubscriber<Input, Failure> {
      self = erased
    } else {
      (combineIdentifier, base) = (subscriber.combineIdentifier, subscriber)
    }
  }

  /// Creates a subscriber from closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: takes the subscription. If `nil`, nothing is requested.
  ///   - receiveValue: takes a value and returns how many more to request.
  ///   - receiveCompletion: takes the completion.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    self.init(
      PassingSubscriber(
        "Anonymous AnySubscriber", details: nil, receiveSubscription: receiveSubscription ?? { _ in },
        receiveValue: receiveValue ?? { _ in .none }, receiveCompletion: receiveCompletion ?? { _ in }))
  }

  /// Passes the subscription to the wrapped subscriber.
  public func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
  /// Passes a value to the wrapped subscriber.
  ///
  /// - Returns: the number of further values it requests.
  public func receive(_ value: Input) -> Subscribers.Demand { base.receive(value) }
  /// Passes the completion to the wrapped subscriber.
  public func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }

  /// The description of the wrapped subscriber, or the name of its type.
  public var description: String {
    (base as? any CustomStringConvertible)?.description ?? String(describing: type(of: base))
  }

  /// The mirror of the wrapped subscriber if it has one; otherwise one without children.
  public var customMirror: Mirror {
    (base as? any CustomReflectable)?.customMirror ?? Mirror(base, children: EmptyCollection())
  }

  /// The description of the wrapped subscriber for a playground.
  public var playgroundDescription: Any {
    (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }
}
