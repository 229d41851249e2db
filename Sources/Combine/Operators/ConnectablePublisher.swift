/// A publisher that waits until it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins. What is returned ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that begins with the first subscriber and ends with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, SourceTracking, @unchecked Sendable {
    /// The same values.
    public typealias Output = Upstream.Output
    /// The same errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that waits.
    public let upstream: Upstream

    private struct State {
      var subscribers = 0
      var connection: (any Cancellable)?
    }

    private let state = Locked(State())

    /// A publisher that begins by itself.
    public init(upstream: Upstream) { self.upstream = upstream }

    package var sources: [ObjectIdentifier]? { upstream.knownSources }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock { state in
        state.subscribers += 1
        return state.subscribers == 1
      }
      let release = AnyCancellable { self.release() }
      upstream.handleEvents(
        receiveCompletion: { _ in release.cancel() }, receiveCancel: { release.cancel() }
      ).subscribe(subscriber)
      if isFirst { keep(upstream.connect()) }
    }

    /// Keeps the connection, unless all subscribers have gone meanwhile.
    private func keep(_ connection: any Cancellable) {
      let isWanted = state.withLock { state in
        if state.subscribers > 0 { state.connection = connection }
        return state.subscribers > 0
      }
      if !isWanted { connection.cancel() }
    }

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
