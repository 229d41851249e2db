/// A type-erased publisher: its type says what it publishes, not which operators it is made of.
public struct AnyPublisher<Output, Failure: Error>: Publisher, SourceTracking, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let attach: (AnySubscriber<Output, Failure>) -> Void
  private let findSources: () -> [ObjectIdentifier]?

  /// Wraps a publisher. A publisher that is already type-erased is not wrapped a second time.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      attach = { publisher.subscribe($0) }
      findSources = { publisher.knownSources }
    }
  }

  /// Always `AnyPublisher`.
  public var description: String { "AnyPublisher" }
  /// The description.
  public var playgroundDescription: Any { description }

  package var sources: [ObjectIdentifier]? { findSources() }

  /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}
