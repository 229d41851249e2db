/// Sends values over time, until it completes or the subscription is cancelled.
///
///     model.$target.removeDuplicates().sink { heater.aim(at: $0) }.store(in: &subscriptions)
///
/// This module has the names and the semantics of Apple's framework of the same name, which is not available on Linux.
/// Values may be sent from any thread: each subscriber receives them one at a time.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that ends the publisher; `Never` if it cannot fail.
  associatedtype Failure: Error
  /// Attaches a subscriber. A publisher implements this method; callers use ``subscribe(_:)``.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which is given a ``Subscription`` to request values from.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// This publisher as an ``AnyPublisher``, to keep the types of its operators out of a declaration.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A namespace for the publishers that operators return.
public enum Publishers {}

/// A publisher that knows the objects that its values come from.
///
/// Two publishers of the same type with the same sources publish the same values, even if their closures are different
/// instances. A view that subscribes in its body uses this to keep its subscription over updates.
package protocol SourceTracking {
  /// The objects that the values come from; `nil` if they are not known.
  var sources: [ObjectIdentifier]? { get }
}

extension Publisher {
  /// The objects that the values come from; `nil` if they are not known.
  package var knownSources: [ObjectIdentifier]? { (self as? any SourceTracking)?.sources }
}

/// A publisher that an operator makes from another one.
package protocol DerivedPublisher<Upstream>: SourceTracking, Publisher {
  associatedtype Upstream: Publisher
  /// The publisher that the operator is applied to.
  var upstream: Upstream { get }
}

extension DerivedPublisher {
  package var sources: [ObjectIdentifier]? { upstream.knownSources }
}
