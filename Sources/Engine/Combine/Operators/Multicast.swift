import Machine

extension Publishers {
  /// A connectable publisher that subscribes upstream once, and distributes the values to all subscribers by a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, SourceTracking,
    // Safe: the lock guards the subject, and the other properties never change. The creator of a publisher that several
    // threads use has to pass a closure and an upstream publisher that allow it.
    @unchecked Sendable
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream publisher's errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that is subscribed to once.
    public let upstream: Upstream
    /// The closure that creates the subject when it is first needed.
    public let createSubject: () -> SubjectType
    private let subject = Locked<SubjectType?>(nil)

    /// Creates a publisher that distributes the values of another by a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      known.subscribe(
        StepSubscription(
          "Multicast", to: subscriber, state: (), misuse: .passesUntilEnd, details: { _, _ in [] }
        ) { _, value in .emit(value) })
    }

    /// Subscribes to the upstream publisher.
    ///
    /// - Returns: the subscription, which ends when it is cancelled.
    public func connect() -> any Cancellable { upstream.subscribe(known) }

    /// The subject, created on first use. The closure is called outside the lock, so a subject that another thread
    /// created meanwhile takes precedence.
    private var known: SubjectType {
      if let known = subject.copy { return known }
      let made = createSubject()
      return subject.withLock { subject in
        subject = subject ?? made
        return subject ?? made
      }
    }
  }

  // Safe: the properties never change, and `shared` has its own lock.
  /// A publisher that subscribes upstream once for all its subscribers, for as long as there are any.
  public final class Share<Upstream: Publisher>: Publisher, SourceTracking, Equatable, @unchecked Sendable {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream publisher's errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that is subscribed to once.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that shares a subscription.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Returns whether both are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Distributes the values to all subscribers by a subject that the closure creates. Sending begins with
  /// ``ConnectablePublisher/connect()``.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Distributes the values to all subscribers by an existing subject. Sending begins with
  /// ``ConnectablePublisher/connect()``.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }

  /// Shares one upstream subscription among all subscribers, for as long as there are any.
  ///
  ///     let readings = sensor.readings.share()    // the sensor is read once, however many views there are
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Makes the publisher wait for ``ConnectablePublisher/connect()``.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}
