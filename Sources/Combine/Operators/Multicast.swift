extension Publishers {
  /// One subscription to a publisher, whose values all subscribers are given by a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, SourceTracking,
    @unchecked Sendable
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The same values.
    public typealias Output = Upstream.Output
    /// The same errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that is subscribed to once.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private let subject = Locked<SubjectType?>(nil)

    /// Hands values on by a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      known.subscribe(subscriber)
    }

    /// Subscribes to the publisher. What is returned ends the subscription.
    public func connect() -> any Cancellable { upstream.subscribe(known) }

    private var known: SubjectType {
      if let known = subject.copy { return known }
      let made = createSubject()
      return subject.withLock { subject in
        subject = subject ?? made
        return subject ?? made
      }
    }
  }

  /// One subscription to a publisher for all subscribers, for as long as there are any.
  public final class Share<Upstream: Publisher>: Publisher, SourceTracking, Equatable, @unchecked Sendable {
    /// The same values.
    public typealias Output = Upstream.Output
    /// The same errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that is subscribed to once.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Shares a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Whether both are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// One subscription to the publisher, whose values all subscribers are given by a subject, once it is connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// One subscription to the publisher, whose values all subscribers are given by a subject, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }

  /// One subscription to the publisher for all subscribers, for as long as there are any.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// A publisher that waits until it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}
