@testable import Combine

/// A publisher that a test sends by hand. It notes what its subscription is asked for.
final class Probe<Output>: Publisher {
  typealias Failure = ProbeFailure
  /// The demands in the order of their arrival; `nil` stands for a cancellation.
  private(set) var requests: [Subscribers.Demand?] = []
  private(set) var subscriber: AnySubscriber<Output, ProbeFailure>?
  /// The subscriber as it was given.
  private(set) var attached: Any?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == ProbeFailure {
    (self.subscriber, attached) = (AnySubscriber(subscriber), subscriber)
    subscriber.receive(subscription: ProbeSubscription { [weak self] in self?.requests.append($0) })
  }

  /// Sends a value. Returns how many more are requested with it.
  @discardableResult func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }
  func send(completion: Subscribers.Completion<ProbeFailure>) { subscriber?.receive(completion: completion) }
}

/// The error of a ``Probe``.
struct ProbeFailure: Error, Equatable, Codable {
  var code = 0
}

/// A subscription that hands on what it is asked for.
final class ProbeSubscription: Subscription {
  private let note: (Subscribers.Demand?) -> Void
  init(_ note: @escaping (Subscribers.Demand?) -> Void) { self.note = note }
  func request(_ demand: Subscribers.Demand) { note(demand) }
  func cancel() { note(nil) }
}

/// A subscriber that notes what it receives and requests only what a test says.
final class Watcher<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscriptions: [any Subscription] = []
  /// What is requested with each value.
  var more = Subscribers.Demand.none
  /// What is done with each value before the return from the call.
  var onValue: (Input) -> Void = { _ in }

  var subscription: (any Subscription)? { subscriptions.first }

  func receive(subscription: any Subscription) { subscriptions.append(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    onValue(input)
    return more
  }
  func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }
  func request(_ count: Int) { subscription?.request(.max(count)) }
}

extension Publisher {
  /// Attaches a watcher.
  func watched() -> Watcher<Output, Failure> {
    let watcher = Watcher<Output, Failure>()
    subscribe(watcher)
    return watcher
  }
}
