/// A publisher that waits until it is told to begin.
public nonisolated protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; what is returned ends it.
  func connect() -> any Cancellable
}

nonisolated extension ConnectablePublisher {
  /// Begins with the first receiver and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

nonisolated extension Publishers {
  /// A publisher that begins with the first receiver and ends with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The same values.
    public typealias Output = Upstream.Output
    /// The same problems.
    public typealias Failure = Upstream.Failure
    /// The publisher that waits.
    public let upstream: Upstream
    private var receivers = 0
    private var connection: (any Cancellable)?

    /// A publisher that begins by itself.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Where the values come from.
    public var sources: [ObjectIdentifier]? { upstream.sources }

    /// Hands what comes from now on to a receiver.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      let subscription = upstream.attach(receiver)
      receivers += 1
      if receivers == 1 { connection = upstream.connect() }
      return AnyCancellable { [self] in
        subscription.cancel()
        receivers -= 1
        guard receivers == 0 else { return }
        connection?.cancel()
        connection = nil
      }
    }
  }
}
