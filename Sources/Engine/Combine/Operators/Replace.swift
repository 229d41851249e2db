extension Publishers {
  /// A publisher that sends a value if another finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The value that is sent.
    public var output: Upstream.Output { parts.second }
    private let parts: Parts<Upstream, Upstream.Output>

    /// Creates the publisher of ``Publisher/replaceEmpty(with:)``.
    public init(upstream: Upstream, output: Upstream.Output) {
      parts = Parts(upstream, output)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReplacingSubscription("ReplaceEmpty", to: subscriber, with: output, requestsAll: true) { completion, isEmpty in
          if case .finished = completion, isEmpty { nil } else { completion }
        })
    }
  }

  /// A publisher that sends a value and finishes, instead of failing.
  public struct ReplaceError<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Never
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The value that is sent.
    public var output: Upstream.Output { parts.second }
    private let parts: Parts<Upstream, Upstream.Output>

    /// Creates the publisher of ``Publisher/replaceError(with:)``.
    public init(upstream: Upstream, output: Upstream.Output) {
      parts = Parts(upstream, output)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReplacingSubscription("ReplaceError", to: subscriber, with: output, requestsAll: false) { completion, _ in
          if case .finished = completion { .finished } else { nil }
        })
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends a value if this publisher finishes without having sent one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Sends a last value and finishes, instead of failing.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
