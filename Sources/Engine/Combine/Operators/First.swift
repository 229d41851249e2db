extension Publishers {
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public let upstream: Upstream

    /// Creates the publisher of ``Publisher/first()``.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "First", to: subscriber, initial: Upstream.Output?.none, output: { $0 }
        ) { result, value in
          result = value
          return true
        })
    }
  }

  /// A publisher of the first value for which a closure returns `true`.
  public struct FirstWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is the one to send.
    public var predicate: (Upstream.Output) -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) -> Bool>

    /// Creates the publisher of ``Publisher/first(where:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "TryFirst", to: subscriber, initial: Upstream.Output?.none, output: { $0 }
        ) { result, value in
          guard predicate(value) else { return false }
          result = value
          return true
        })
    }
  }

  /// A publisher of the first value for which a closure returns `true`. It fails when the closure throws.
  public struct TryFirstWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is the one to send.
    public var predicate: (Upstream.Output) throws -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) throws -> Bool>

    /// Creates the publisher of ``Publisher/tryFirst(where:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "TryFirstWhere", to: subscriber, initial: Upstream.Output?.none, output: { $0 }
        ) { result, value in
          guard try predicate(value) else { return false }
          result = value
          return true
        })
    }
  }

  /// A publisher of the last value.
  public struct Last<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public let upstream: Upstream

    /// Creates the publisher of ``Publisher/last()``.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "Last", to: subscriber, initial: Upstream.Output?.none, output: { $0 }
        ) { result, value in
          result = value
          return false
        })
    }
  }

  /// A publisher of the last value for which a closure returns `true`.
  public struct LastWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value may be the one to send.
    public var predicate: (Upstream.Output) -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) -> Bool>

    /// Creates the publisher of ``Publisher/last(where:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "LastWhere", to: subscriber, initial: Upstream.Output?.none, output: { $0 }
        ) { result, value in
          if predicate(value) { result = value }
          return false
        })
    }
  }

  /// A publisher of the last value for which a closure returns `true`. It fails when the closure throws.
  public struct TryLastWhere<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value may be the one to send.
    public var predicate: (Upstream.Output) throws -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) throws -> Bool>

    /// Creates the publisher of ``Publisher/tryLast(where:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldSubscription(
          "TryLastWhere", to: subscriber, initial: Upstream.Output?.none, output: { $0 }
        ) { result, value in
          if try predicate(value) { result = value }
          return false
        })
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the first value and finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Sends the first value for which the closure returns `true`, and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value for which the closure returns `true`, and finishes. Fails when it throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Sends the last value for which the closure returns `true`.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value for which the closure returns `true`. Fails when it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
