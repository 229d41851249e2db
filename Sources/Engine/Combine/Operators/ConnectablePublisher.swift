import Machine

/// A publisher that sends nothing until ``connect()`` is called, so that all subscribers can attach first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending values.
  ///
  /// - Returns: the connection, which ends when it is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that connects when the first subscriber attaches and disconnects when the last one leaves.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  // Safe: the lock guards the state, and `upstream` never changes. A publisher that is subscribed to from several
  // threads has to allow that itself.
  /// A publisher that connects when the first subscriber attaches and disconnects when the last one leaves.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, SourceTracking, @unchecked Sendable {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream publisher's errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected automatically.
    public let upstream: Upstream

    private struct State {
      var subscribers = 0
      var connection: (any Cancellable)?
    }

    private let state = Locked(State())

    /// Creates a publisher that connects another one automatically.
    public init(upstream: Upstream) { self.upstream = upstream }

    package var sources: [ObjectIdentifier]? { upstream.knownSources }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock { state in
        state.subscribers += 1
        return state.subscribers == 1
      }
      let release = AnyCancellable { self.release() }
      upstream.subscribe(
        PassingSubscriber(
          "Autoconnect", details: { [("parent", self), ("downstream", subscriber)] },
          receiveSubscription: {
            subscriber.receive(subscription: AutoconnectSubscription(upstream: $0, onCancel: release.cancel))
          },
          receiveValue: subscriber.receive, receiveCompletion: subscriber.receive(completion:)))
      if isFirst { keep(upstream.connect()) }
    }

    /// Keeps the connection, or cancels it if all subscribers have left since.
    private func keep(_ connection: any Cancellable) {
      let isWanted = state.withLock { state in
        if state.subscribers > 0 { state.connection = connection }
        return state.subscribers > 0
      }
      if !isWanted { connection.cancel() }
    }

    /// Removes one subscriber, and disconnects after the last.
    private func release() {
      let connection: (any Cancellable)? = state.withLock { state in
        state.subscribers -= 1
        guard state.subscribers == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }
}

/// The subscription of a subscriber to a publisher that is connected automatically.
private struct AutoconnectSubscription: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  let upstream: any Subscription
  let onCancel: () -> Void
  var description: String { String(describing: upstream) }
  var playgroundDescription: Any { description }
  var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    onCancel()
    upstream.cancel()
  }
}
