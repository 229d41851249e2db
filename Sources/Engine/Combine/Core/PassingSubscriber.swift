/// A subscriber made of closures, for operators that pass the upstream subscription on as it is.
struct PassingSubscriber<Input, Failure: Error>: Subscriber, Described {
  let combineIdentifier = CombineIdentifier()
  let name: String
  private let describe: (() -> [Mirror.Child])?
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber.
  ///
  /// - Parameter details: the children of a mirror; `nil` for the name as text.
  init(
    _ name: String, details: (() -> [Mirror.Child])? = { [] },
    receiveSubscription: @escaping (any Subscription) -> Void,
    receiveValue: @escaping (Input) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.name, describe, takeSubscription) = (name, details, receiveSubscription)
    (takeValue, takeCompletion) = (receiveValue, receiveCompletion)
  }

  var customMirror: Mirror { describe.map { Mirror(self, children: $0()) } ?? Mirror(reflecting: name) }

  func receive(subscription: any Subscription) { takeSubscription(subscription) }
  func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }
  func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
