/// Hands values on as they come, until it completes or the subscription is cancelled.
///
///     model.$target.removeDuplicates().sink { heater.aim(at: $0) }.store(in: &subscriptions)
///
/// This module has the names and the semantics of Apple's framework of the same name, which exists on Apple's systems
/// only; this one exists on Linux only. Values may be sent from any thread: each subscriber is given one after the other.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that ends the publisher; `Never` if it cannot fail.
  associatedtype Failure: Error
  /// Attaches a subscriber, which is given a subscription to ask for values with. Call ``subscribe(_:)`` instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends each value to a subject, until what is returned is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let link = UpstreamLink()
    subscribe(
      AnySubscriber(
        receiveSubscription: {
          link.open($0)
          subject.send(subscription: link)
        },
        receiveValue: {
          if !link.isClosed { subject.send($0) }
          return .none
        },
        receiveCompletion: { if link.close() { subject.send(completion: $0) } }))
    return AnyCancellable(link)
  }

  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The types of the publishers that operators make.
public enum Publishers {}

/// A publisher that knows which objects its values come from: two publishers of one type and of the same objects publish
/// the same, although closures between were made anew.
package protocol SourceTracking {
  var sources: [ObjectIdentifier]? { get }
}

extension Publisher {
  /// The objects that the values come from; `nil` if they are not known.
  package var knownSources: [ObjectIdentifier]? { (self as? any SourceTracking)?.sources }
}
