/// A publisher that creates another publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the created publisher's values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the created publisher's errors.
  public typealias Failure = DeferredPublisher.Failure
  /// The closure that creates the publisher, called once for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that defers to the one the closure returns.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
