import Machine

extension Publishers {
  /// A publisher that leaves out the first values.
  public struct Drop<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The number of values that are left out; at least 0.
    public var count: Int { parts.second }
    private let parts: Parts<Upstream, Int>

    /// Creates the publisher of ``Publisher/dropFirst(_:)``.
    public init(upstream: Upstream, count: Int) {
      parts = Parts(upstream, count)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DropSubscription(to: subscriber, count: count).start(upstream)
    }
  }

  /// A publisher that leaves out values until a closure returns `false`.
  public struct DropWhile<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is left out.
    public var predicate: (Upstream.Output) -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) -> Bool>

    /// Creates the publisher of ``Publisher/drop(while:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription("DropWhile", to: subscriber, state: true, misuse: .ignores, details: { _, _ in [] }) {
          isDropping, value in
          if isDropping.copy, predicate(value) { return .skip }
          _ = isDropping.exchange(false)
          return .emit(value)
        })
    }
  }

  /// A publisher that leaves out values until a closure returns `false`, and fails when it throws.
  public struct TryDropWhile<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether a value is left out.
    public var predicate: (Upstream.Output) throws -> Bool { parts.second }
    private let parts: Parts<Upstream, (Upstream.Output) throws -> Bool>

    /// Creates the publisher of ``Publisher/tryDrop(while:)``.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      parts = Parts(upstream, predicate)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription("TryDropWhile", to: subscriber, state: true, misuse: .ignores, details: { _, _ in [] }) {
          isDropping, value in
          if isDropping.copy, try predicate(value) { return .skip }
          _ = isDropping.exchange(false)
          return .emit(value)
        })
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Leaves out the first values.
  ///
  /// - Parameter count: the number of values to leave out; at least 0.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  /// Leaves out values until the closure first returns `false`. That value and all later ones are sent.
  ///
  ///     [1, 5, 2].publisher.drop { $0 < 3 }    // 5, 2
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until the closure first returns `false`. Fails when it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

/// Requests the values that are left out by itself, before those that the subscriber requests.
// Safe: the link and the lock guard what changes.
private final class DropSubscription<Input, Failure: Error>: Subscriber, Subscription, Described, @unchecked Sendable {
  let name = "Drop"
  private let downstream: AnySubscriber<Input, Failure>
  private let link = UpstreamLink()
  private let remaining: Locked<Int>

  init<S: Subscriber>(to downstream: S, count: Int) where S.Input == Input, S.Failure == Failure {
    (self.downstream, remaining) = (AnySubscriber(downstream), Locked(count))
  }

  func start<P: Publisher>(_ upstream: P) where P.Output == Input, P.Failure == Failure {
    downstream.receive(subscription: self)
    upstream.subscribe(self)
  }

  func receive(subscription: any Subscription) {
    let count = remaining.copy
    precondition(count >= 0, "The number of values to drop must not be negative")
    if link.phase == .waiting, count > 0 { link.request(.max(count)) }
    link.open(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isDropped = remaining.withLock { remaining in
      defer { remaining = Swift.max(remaining - 1, 0) }
      return remaining > 0
    }
    return isDropped ? .none : downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    link.close()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    link.request(demand)
  }

  func cancel() { if link.phase == .open { link.cancel() } }
}
