extension Publishers {
  /// A publisher of whether one of the values equals a given one.
  public struct Contains<Upstream: Publisher>: DerivedPublisher where Upstream.Output: Equatable {
    /// The type of the values that it sends.
    public typealias Output = Bool
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The value that is looked for.
    public var output: Upstream.Output { parts.second }
    private let parts: Parts<Upstream, Upstream.Output>

    /// Creates the publisher of ``Publisher/contains(_:)``.
    public init(upstream: Upstream, output: Upstream.Output) {
      parts = Parts(upstream, output)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "Contains", to: subscriber, initial: false, output: { $0 }
        ) { isFound, value in
          isFound = value == output
          return isFound
        })
    }
  }

  /// A publisher of whether a closure returns `true` for one of the values.
  public struct ContainsWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Bool
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is the one looked for.
    public var predicate: (Upstream.Output) -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) -> Bool>

    /// Creates the publisher of ``Publisher/contains(where:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "ContainsWhere", to: subscriber, initial: false, output: { $0 }
        ) { isFound, value in
          isFound = predicate(value)
          return isFound
        })
    }
  }

  /// A publisher of whether a closure returns `true` for one of the values. It fails when the closure throws.
  public struct TryContainsWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Bool
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is the one looked for.
    public var predicate: (Upstream.Output) throws -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) throws -> Bool>

    /// Creates the publisher of ``Publisher/tryContains(where:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "TryContainsWhere", to: subscriber, initial: false, output: { $0 }
        ) { isFound, value in
          isFound = try predicate(value)
          return isFound
        })
    }
  }

  /// A publisher of whether a closure returns `true` for all values.
  public struct AllSatisfy<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Bool
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value satisfies the condition.
    public var predicate: (Upstream.Output) -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) -> Bool>

    /// Creates the publisher of ``Publisher/allSatisfy(_:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "AllSatisfy", to: subscriber, initial: true, output: { $0 }
        ) { holds, value in
          holds = predicate(value)
          return !holds
        })
    }
  }

  /// A publisher of whether a closure returns `true` for all values. It fails when the closure throws.
  public struct TryAllSatisfy<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Bool
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value satisfies the condition.
    public var predicate: (Upstream.Output) throws -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) throws -> Bool>

    /// Creates the publisher of ``Publisher/tryAllSatisfy(_:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "TryAllSatisfy", to: subscriber, initial: true, output: { $0 }
        ) { holds, value in
          holds = try predicate(value)
          return !holds
        })
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends `true` as soon as the closure returns `true` for a value, or `false` at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends `true` as soon as the closure returns `true` for a value, or `false` at the end. Fails when it throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends `false` as soon as the closure returns `false` for a value, or `true` at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends `false` as soon as the closure returns `false` for a value, or `true` at the end. Fails when it throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Sends `true` as soon as a value equals the given one, or `false` at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
