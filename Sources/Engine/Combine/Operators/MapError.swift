extension Publishers {
  /// A publisher that converts the error of another.
  public struct MapError<Upstream: Publisher, Failure: Error>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The closure that converts an error.
    public var transform: (Upstream.Failure) -> Failure { parts.second }
    private let parts: Parts<Upstream, (Upstream.Failure) -> Failure>

    /// Creates the publisher of ``Publisher/mapError(_:)``.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      parts = Parts(upstream, transform)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "MapError", receiveSubscription: subscriber.receive(subscription:),
          receiveValue: subscriber.receive,
          receiveCompletion: { subscriber.receive(completion: $0.mapError(transform)) }))
    }
  }

  /// A publisher that seems to be able to fail, made of one that cannot.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: DerivedPublisher where Upstream.Failure == Never {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The publisher that the operator is applied to.
    public let upstream: Upstream

    /// Creates the publisher of ``Publisher/setFailureType(to:)``.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "SetFailureType", receiveSubscription: subscriber.receive(subscription:),
          receiveValue: subscriber.receive, receiveCompletion: { _ in subscriber.receive(completion: .finished) }))
    }

    /// Changes the error type once more.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Upstream, E> {
      Publishers.SetFailureType(upstream: upstream)
    }
  }

  /// A publisher that stops the program if another fails.
  public struct AssertNoFailure<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Never
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The beginning of the message.
    public var prefix: String { parts.second.first }
    /// The file that the message names.
    public var file: StaticString { parts.second.second.first }
    /// The line that the message names.
    public var line: UInt { parts.second.second.second }
    private let parts: Parts<Upstream, Parts<String, Parts<StaticString, UInt>>>

    /// Creates the publisher of ``Publisher/assertNoFailure(_:file:line:)``.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      parts = Parts(upstream, Parts(prefix, Parts(file, line)))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        PassingSubscriber(
          "AssertNoFailure", details: { [("file", file), ("line", line), ("prefix", prefix)] },
          receiveSubscription: subscriber.receive(subscription:),
          receiveValue: subscriber.receive,
          receiveCompletion: {
            if case .failure(let error) = $0 { fatalError("\(prefix) \(error)", file: file, line: line) }
            subscriber.receive(completion: .finished)
          }))
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Converts the error that this publisher fails with.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the program if this publisher fails. Use it where an error would be a programming error.
  ///
  /// - Parameter prefix: the beginning of the message.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Changes the error type of a publisher that cannot fail, to combine it with publishers that can.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
