extension Publishers {
  /// A publisher that leaves out values that equal the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether two values are equal.
    public var predicate: (Upstream.Output, Upstream.Output) -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output, Upstream.Output) -> Bool>

    /// Creates the publisher of ``Publisher/removeDuplicates(by:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription(
          "RemoveDuplicates", to: subscriber, state: Upstream.Output?.none,
          details: { [("downstream", $0), ("last", $1 as Any)] }
        ) { last, value in
          guard let former = last.exchange(value), predicate(former, value) else { return .emit(value) }
          return .skip
        })
    }
  }

  /// A publisher that leaves out values that equal the one before, and fails when the comparison throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether two values are equal.
    public var predicate: (Upstream.Output, Upstream.Output) throws -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output, Upstream.Output) throws -> Bool>

    /// Creates the publisher of ``Publisher/tryRemoveDuplicates(by:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription(
          "TryRemoveDuplicates", to: subscriber, state: Upstream.Output?.none,
          details: { [("downstream", $0), ("last", $1 as Any)] }
        ) { last, value in
          guard let former = last.exchange(value), try predicate(former, value) else { return .emit(value) }
          return .skip
        })
    }
  }
}

extension Publisher {
  /// Leaves out values that the closure considers equal to the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> { Publishers.RemoveDuplicates(upstream: self, predicate: predicate) }

  /// Leaves out values that the closure considers equal to the one before. Fails when it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> { Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate) }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that are equal to the one before.
  ///
  ///     [1, 1, 2, 1].publisher.removeDuplicates()    // 1, 2, 1
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
