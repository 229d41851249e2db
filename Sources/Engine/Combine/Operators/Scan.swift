import Machine

extension Publishers {
  /// A publisher that sends an accumulated result for each value.
  public struct Scan<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The result before the first value.
    public var initialResult: Output { parts.second.first }
    /// Combines the result so far with a value.
    public var nextPartialResult: (Output, Upstream.Output) -> Output { parts.second.second }
    private let parts: Parts<Upstream, Parts<Output, (Output, Upstream.Output) -> Output>>

    /// Creates the publisher of ``Publisher/scan(_:_:)``.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      parts = Parts(upstream, Parts(initialResult, nextPartialResult))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (result, turns) = (Locked(initialResult), Turns<Upstream.Output>())
      upstream.subscribe(
        PassingSubscriber(
          "Scan", details: { [("downstream", subscriber), ("result", result.copy)] },
          receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { value in
            var results: [Output] = []
            turns.take(value) { value in
              let next = nextPartialResult(result.copy, value)
              _ = result.exchange(next)
              results.append(next)
            }
            return results.reduce(.none) { $0 + subscriber.receive($1) }
          }, receiveCompletion: subscriber.receive(completion:)))
    }
  }

  /// A publisher that sends an accumulated result for each value. It fails when the closure throws.
  public struct TryScan<Upstream: Publisher, Output>: DerivedPublisher {
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The result before the first value.
    public var initialResult: Output { parts.second.first }
    /// Combines the result so far with a value.
    public var nextPartialResult: (Output, Upstream.Output) throws -> Output { parts.second.second }
    private let parts: Parts<Upstream, Parts<Output, (Output, Upstream.Output) throws -> Output>>

    /// Creates the publisher of ``Publisher/tryScan(_:_:)``.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      parts = Parts(upstream, Parts(initialResult, nextPartialResult))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let turns = Turns<Upstream.Output>()
      upstream.subscribe(
        StepSubscription(
          "TryScan", to: subscriber, state: initialResult, misuse: .passesValues,
          details: { [("downstream", $0), ("status", ""), ("result", $1)] }
        ) { result, value in
          var steps: [Step<Output, any Error>] = []
          turns.take(value) { value in
            do {
              let next = try nextPartialResult(result.copy, value)
              _ = result.exchange(next)
              steps.append(.emit(next))
            } catch {
              steps.append(.complete(.failure(error)))
            }
          }
          return .series(steps)
        })
    }
  }

  /// A publisher that sends the values in arrays of a given length.
  public struct CollectByCount<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = [Upstream.Output]
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The length of the arrays; the last one may be shorter.
    public var count: Int { parts.second }
    private let parts: Parts<Upstream, Int>

    /// Creates the publisher of ``Publisher/collect(_:)``.
    public init(upstream: Upstream, count: Int) {
      parts = Parts(upstream, count)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription(
          "CollectByCount", to: subscriber, state: [Upstream.Output](), misuse: .passesCompletions,
          inputsPerOutput: count,
          details: {
            [("downstream", $0), ("upstreamSubscription", ""), ("buffer", $1), ("count", count)]
          },
          rest: { group in
            let rest = group.exchange([])
            return rest.isEmpty ? nil : rest
          }
        ) { group, value in
          group.withLock { group in
            group.append(value)
            guard group.count >= count else { return .wait }
            defer { group = [] }
            return .emit(group)
          }
        })
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends an accumulated result for each value: the closure combines the last result with the value.
  ///
  ///     pulses.scan(0) { count, _ in count + 1 }    // 1, 2, 3, …
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends an accumulated result for each value. Fails when the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends the values in arrays of a given length. The last one may be shorter.
  ///
  ///     (1...5).publisher.collect(2)    // [1, 2], [3, 4], [5]
  ///
  /// - Parameter count: the length; at least 1.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "The length of the arrays must be at least 1")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
