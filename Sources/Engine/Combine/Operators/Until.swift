import Machine

extension Publishers {
  /// A publisher that sends values until another publisher sends its first value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The publisher whose first value ends the values.
    public var other: Other { parts.second }
    private let parts: Parts<Upstream, Other>

    /// Creates the publisher of ``Publisher/prefix(untilOutputFrom:)``.
    public init(upstream: Upstream, other: Other) {
      parts = Parts(upstream, other)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gated("PrefixUntilOutput", to: subscriber, by: other) { queue, _, link in
        link.cancel()
        queue.finish(.finished)
      }
    }
  }

  /// A publisher that leaves out values until another publisher sends its first value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: DerivedPublisher
  where Upstream.Failure == Other.Failure {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The publisher whose first value lets values through.
    public var other: Other { parts.second }
    private let parts: Parts<Upstream, Other>

    /// Creates the publisher of ``Publisher/drop(untilOutputFrom:)``.
    public init(upstream: Upstream, other: Other) {
      parts = Parts(upstream, other)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gated("DropUntilOutput", to: subscriber, by: other, isOpen: false, failing: { $0 }) { _, isOpen, _ in
        _ = isOpen.exchange(true)
      }
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Sends values until another publisher sends its first value, and then finishes.
  ///
  ///     dragMoves.prefix(untilOutputFrom: dragEnds)
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves out values until another publisher sends its first value. Finishes if the other completes without one.
  ///
  ///     readings.drop(untilOutputFrom: warmUpDone)
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Passes values on depending on another publisher.
  ///
  /// - Parameters:
  ///   - isOpen: whether values are passed on at the beginning.
  ///   - failing: converts an error of the other publisher; `nil` ignores it.
  ///   - act: called at the other publisher's first value.
  fileprivate func gated<S: Subscriber, P: Publisher>(
    _ name: String, to subscriber: S, by publisher: P, isOpen: Bool = true,
    failing: @escaping (P.Failure) -> Failure? = { _ in nil },
    _ act: @escaping (DeliveryQueue<Output, Failure>, Locked<Bool>, UpstreamLink) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let (link, gate, isOpen) = (UpstreamLink(), UpstreamLink(), Locked(isOpen))
    let hasStarted = Locked(false)
    let queue = DeliveryQueue(
      name, to: AnySubscriber(subscriber), isMetered: false, onRequest: link.request,
      onCancel: {
        link.cancel()
        gate.cancel()
      })
    func start() { if !hasStarted.exchange(true) { queue.start() } }
    if !isOpen.copy { start() }
    gate.request(.max(1))
    publisher.subscribe(gate, for: queue) { (_: P.Output) in
      // A publisher that lives on would keep a subscription that has no effect any more.
      gate.cancel()
      // The value may come before the subscription to this publisher.
      start()
      act(queue, isOpen, link)
      return .none
    } receiveCompletion: { completion in
      if case .finished = completion, !isOpen.copy {
        link.cancel()
        queue.finish(.finished)
      }
      if case .failure(let error) = completion, let failure = failing(error) {
        link.cancel()
        queue.finish(.failure(failure))
      }
    }
    subscribe(link, for: queue, completesEarly: true, receiveSubscription: start) { value in
      isOpen.copy ? queue.send(value, crediting: .same(link)) : .none
    } receiveCompletion: { completion in
      gate.cancel()
      queue.finish(completion)
    }
  }
}
