extension Publishers {
  /// A publisher that sends the completion alone.
  public struct IgnoreOutput<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Never
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public let upstream: Upstream

    /// Creates the publisher of ``Publisher/ignoreOutput()``.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "IgnoreOutput",
          receiveSubscription: {
            subscriber.receive(subscription: $0)
            $0.request(.unlimited)
          },
          receiveValue: { _ in .none }, receiveCompletion: subscriber.receive(completion:)))
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends no values, only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
