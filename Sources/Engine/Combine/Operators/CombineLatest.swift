extension Publishers {
  /// A publisher of the latest values of two publishers, sent whenever either has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher, SourceTracking where A.Failure == B.Failure {
    /// A tuple of one value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The common type of both publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are combined.
    public var a: A { parts.first }
    /// The publishers whose values are combined.
    public var b: B { parts.second }
    private let parts: Parts<A, B>

    /// Combines the latest values of two publishers.
    public init(_ a: A, _ b: B) { parts = Parts(a, b) }

    package var sources: [ObjectIdentifier]? { joinedSources([a.knownSources, b.knownSources]) }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      JoiningSubscription<LatestPairs<A.Output, B.Output>, Failure>(to: AnySubscriber(subscriber)).start(a, b)
    }
  }

  /// A publisher of the latest values of three publishers, sent whenever one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher, SourceTracking
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A tuple of one value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The common type of the publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are combined.
    public var a: A { parts.first }
    /// The publishers whose values are combined.
    public var b: B { parts.second.first }
    /// The publishers whose values are combined.
    public var c: C { parts.second.second }
    private let parts: Parts<A, Parts<B, C>>

    /// Combines the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { parts = Parts(a, Parts(b, c)) }

    package var sources: [ObjectIdentifier]? {
      joinedSources([a.knownSources, b.knownSources, c.knownSources])
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// A publisher of the latest values of four publishers, sent whenever one of them has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher, SourceTracking
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A tuple of one value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The common type of the publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are combined.
    public var a: A { parts.first }
    /// The publishers whose values are combined.
    public var b: B { parts.second.first }
    /// The publishers whose values are combined.
    public var c: C { parts.second.second.first }
    /// The publishers whose values are combined.
    public var d: D { parts.second.second.second }
    private let parts: Parts<A, Parts<B, Parts<C, D>>>

    /// Combines the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { parts = Parts(a, Parts(b, Parts(c, d))) }

    package var sources: [ObjectIdentifier]? {
      joinedSources([a.knownSources, b.knownSources, c.knownSources, d.knownSources])
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.subscribe(subscriber)
    }
  }
}
