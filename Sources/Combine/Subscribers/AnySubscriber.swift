/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// Tells it from others.
  public let combineIdentifier: CombineIdentifier
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? AnySubscriber<Input, Failure> {
      self = erased
    } else {
      combineIdentifier = subscriber.combineIdentifier
      takeSubscription = { subscriber.receive(subscription: $0) }
      takeValue = { subscriber.receive($0) }
      takeCompletion = { subscriber.receive(completion: $0) }
    }
  }

  /// Sends what it receives to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: { subject.send(subscription: $0) },
      receiveValue: {
        subject.send($0)
        return .none
      }, receiveCompletion: { subject.send(completion: $0) })
  }

  /// A subscriber made of closures. Without one for the subscription it asks for all values.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    takeSubscription = receiveSubscription ?? { $0.request(.unlimited) }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
  }

  /// Takes the subscription.
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }
  /// Takes a value.
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }
  /// Takes the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
