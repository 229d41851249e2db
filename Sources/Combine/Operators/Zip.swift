extension Publishers {
  /// The values of two publishers in groups of one of each, in the order in which they came.
  public struct Zip<A: Publisher, B: Publisher>: Publisher, SourceTracking where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// An error of either.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A, b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    package var sources: [ObjectIdentifier]? { joinedSources([a.knownSources, b.knownSources]) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      JoiningSubscription<PairsInOrder<A.Output, B.Output>, Failure>(to: AnySubscriber(subscriber)).start(a, b)
    }
  }

  /// The values of three publishers in groups of one of each, in the order in which they came.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher, SourceTracking
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// An error of any.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A, b: B, c: C

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    package var sources: [ObjectIdentifier]? {
      joinedSources([a.knownSources, b.knownSources, c.knownSources])
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// The values of four publishers in groups of one of each, in the order in which they came.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher, SourceTracking
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// An error of any.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A, b: B, c: C, d: D

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    package var sources: [ObjectIdentifier]? {
      joinedSources([a.knownSources, b.knownSources, c.knownSources, d.knownSources])
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip(Zip3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.subscribe(subscriber)
    }
  }
}
