/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, SourceTracking {
  private let attach: (AnySubscriber<Output, Failure>) -> Void
  private let findSources: () -> [ObjectIdentifier]?

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      attach = { publisher.subscribe($0) }
      findSources = { publisher.knownSources }
    }
  }

  package var sources: [ObjectIdentifier]? { findSources() }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}
