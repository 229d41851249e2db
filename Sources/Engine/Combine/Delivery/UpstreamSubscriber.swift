/// The subscriber that an operator with its own subscription attaches to its upstream publisher.
///
/// It is a subscription too, and hands what it is asked to the operator's.
// Safe: the link has its own lock, and the other properties never change.
final class UpstreamSubscriber<Input, Failure: Error>: Subscriber, Subscription, Described, @unchecked Sendable {
  let name: String
  var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
  private let completesEarly: Bool
  private let passesValues: Bool
  private let completesLater: Bool
  private let link: UpstreamLink
  private let subscription: any Subscription
  private let describe: () -> [Mirror.Child]
  private let takeSubscription: () -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber. The closures for values and the completion are called only while the link is open.
  ///
  /// - Parameters:
  ///   - link: opened with the upstream subscription.
  ///   - subscription: the subscription of the operator's subscriber.
  ///   - completesEarly: whether a completion or a cancellation counts that comes before the upstream subscription.
  ///   - passesValues: whether values count that come without an upstream subscription.
  ///   - completesLater: whether the operator delivers the completion later, and closes the link then.
  ///   - receiveSubscription: called once, after the link has been opened.
  init(
    _ name: String, link: UpstreamLink, subscription: any Subscription, completesEarly: Bool = false,
    passesValues: Bool = false, completesLater: Bool = false, details: @escaping () -> [Mirror.Child] = { [] },
    receiveSubscription: @escaping () -> Void = {}, receiveValue: @escaping (Input) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.name, self.link, self.subscription, describe) = (name, link, subscription, details)
    (self.completesEarly, self.passesValues, self.completesLater) = (completesEarly, passesValues, completesLater)
    (takeSubscription, takeValue, takeCompletion) = (receiveSubscription, receiveValue, receiveCompletion)
  }

  var details: [Mirror.Child] { describe() }

  func receive(subscription: any Subscription) { if link.open(subscription) { takeSubscription() } }
  func receive(_ input: Input) -> Subscribers.Demand { passesValues || link.phase == .open ? takeValue(input) : .none }

  func receive(completion: Subscribers.Completion<Failure>) {
    if completesEarly || link.phase == .open, completesLater ? link.end() : link.close() { takeCompletion(completion) }
  }

  func request(_ demand: Subscribers.Demand) { if link.phase == .open { subscription.request(demand) } }
  func cancel() { if completesEarly || link.phase == .open { subscription.cancel() } }
}

extension Publisher {
  /// Subscribes a link to this publisher, for an operator whose subscriber is served by a queue.
  func subscribe<T, E: Error>(
    _ link: UpstreamLink, for queue: DeliveryQueue<T, E>, completesEarly: Bool = false, completesLater: Bool = false,
    receiveSubscription: @escaping () -> Void = {},
    receiveValue: @escaping (Output) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    subscribe(
      UpstreamSubscriber(
        queue.name, link: link, subscription: queue, completesEarly: completesEarly, completesLater: completesLater,
        details: { queue.details }, receiveSubscription: receiveSubscription, receiveValue: receiveValue,
        receiveCompletion: receiveCompletion))
  }
}
