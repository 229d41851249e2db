/// A type-erased subscriber, which passes everything it receives to the one it wraps.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber. A subscriber that is already type-erased is not wrapped a second time.
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

  /// Creates a subscriber from closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: takes the subscription. If `nil`, all values are requested.
  ///   - receiveValue: takes a value and returns how many more to request.
  ///   - receiveCompletion: takes the completion.
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

  /// Passes the subscription to the wrapped subscriber.
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }
  /// Passes a value to the wrapped subscriber.
  ///
  /// - Returns: the number of further values it requests.
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }
  /// Passes the completion to the wrapped subscriber.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
