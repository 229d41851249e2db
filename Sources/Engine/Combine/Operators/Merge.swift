// Combine has a separate type for each number of merged publishers; all of them subscribe through ``MergeMany``.

extension Publishers {

  /// A publisher of the values of two publishers, in the order of their arrival.
  public struct Merge<A: Publisher, B: Publisher>: Publisher, SourceTracking
  where
    A.Output == B.Output, A.Failure == B.Failure
  {
    /// The common type of the publishers' values.
    public typealias Output = A.Output
    /// The common type of the publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are merged.
    public var a: A { parts.first }
    /// The publishers whose values are merged.
    public var b: B { parts.second }
    private let parts: Parts<A, B>

    /// Merges the values of two publishers.
    public init(_ a: A, _ b: B) {
      parts = Parts(a, b)
    }

    package var sources: [ObjectIdentifier]? { joinedSources([a.knownSources, b.knownSources]) }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b)).subscribe(subscriber)
    }
  }

  /// A publisher of the values of three publishers, in the order of their arrival.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher, SourceTracking
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  {
    /// The common type of the publishers' values.
    public typealias Output = A.Output
    /// The common type of the publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are merged.
    public var a: A { parts.first }
    /// The publishers whose values are merged.
    public var b: B { parts.second.first }
    /// The publishers whose values are merged.
    public var c: C { parts.second.second }
    private let parts: Parts<A, Parts<B, C>>

    /// Merges the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      parts = Parts(a, Parts(b, c))
    }

    package var sources: [ObjectIdentifier]? { joinedSources([a.knownSources, b.knownSources, c.knownSources]) }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)).subscribe(subscriber)
    }
  }

  /// A publisher of the values of four publishers, in the order of their arrival.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher, SourceTracking
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure
  {
    /// The common type of the publishers' values.
    public typealias Output = A.Output
    /// The common type of the publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are merged.
    public var a: A { parts.first }
    /// The publishers whose values are merged.
    public var b: B { parts.second.first }
    /// The publishers whose values are merged.
    public var c: C { parts.second.second.first }
    /// The publishers whose values are merged.
    public var d: D { parts.second.second.second }
    private let parts: Parts<A, Parts<B, Parts<C, D>>>

    /// Merges the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      parts = Parts(a, Parts(b, Parts(c, d)))
    }

    package var sources: [ObjectIdentifier]? {
      joinedSources([a.knownSources, b.knownSources, c.knownSources, d.knownSources])
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)).subscribe(subscriber)
    }
  }

  /// A publisher of the values of five publishers, in the order of their arrival.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher, SourceTracking
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
  {
    /// The common type of the publishers' values.
    public typealias Output = A.Output
    /// The common type of the publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are merged.
    public var a: A { parts.first }
    /// The publishers whose values are merged.
    public var b: B { parts.second.first }
    /// The publishers whose values are merged.
    public var c: C { parts.second.second.first }
    /// The publishers whose values are merged.
    public var d: D { parts.second.second.second.first }
    /// The publishers whose values are merged.
    public var e: E { parts.second.second.second.second }
    private let parts: Parts<A, Parts<B, Parts<C, Parts<D, E>>>>

    /// Merges the values of five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      parts = Parts(a, Parts(b, Parts(c, Parts(d, e))))
    }

    package var sources: [ObjectIdentifier]? {
      joinedSources([a.knownSources, b.knownSources, c.knownSources, d.knownSources, e.knownSources])
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e)).subscribe(
        subscriber)
    }
  }

  /// A publisher of the values of six publishers, in the order of their arrival.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher,
    SourceTracking
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure
  {
    /// The common type of the publishers' values.
    public typealias Output = A.Output
    /// The common type of the publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are merged.
    public var a: A { parts.first }
    /// The publishers whose values are merged.
    public var b: B { parts.second.first }
    /// The publishers whose values are merged.
    public var c: C { parts.second.second.first }
    /// The publishers whose values are merged.
    public var d: D { parts.second.second.second.first }
    /// The publishers whose values are merged.
    public var e: E { parts.second.second.second.second.first }
    /// The publishers whose values are merged.
    public var f: F { parts.second.second.second.second.second }
    private let parts: Parts<A, Parts<B, Parts<C, Parts<D, Parts<E, F>>>>>

    /// Merges the values of six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      parts = Parts(a, Parts(b, Parts(c, Parts(d, Parts(e, f)))))
    }

    package var sources: [ObjectIdentifier]? {
      joinedSources([a.knownSources, b.knownSources, c.knownSources, d.knownSources, e.knownSources, f.knownSources])
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f))
        .subscribe(subscriber)
    }
  }

  /// A publisher of the values of seven publishers, in the order of their arrival.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher, SourceTracking
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure
  {
    /// The common type of the publishers' values.
    public typealias Output = A.Output
    /// The common type of the publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are merged.
    public var a: A { parts.first }
    /// The publishers whose values are merged.
    public var b: B { parts.second.first }
    /// The publishers whose values are merged.
    public var c: C { parts.second.second.first }
    /// The publishers whose values are merged.
    public var d: D { parts.second.second.second.first }
    /// The publishers whose values are merged.
    public var e: E { parts.second.second.second.second.first }
    /// The publishers whose values are merged.
    public var f: F { parts.second.second.second.second.second.first }
    /// The publishers whose values are merged.
    public var g: G { parts.second.second.second.second.second.second }
    private let parts: Parts<A, Parts<B, Parts<C, Parts<D, Parts<E, Parts<F, G>>>>>>

    /// Merges the values of seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      parts = Parts(a, Parts(b, Parts(c, Parts(d, Parts(e, Parts(f, g))))))
    }

    package var sources: [ObjectIdentifier]? {
      joinedSources([
        a.knownSources, b.knownSources, c.knownSources, d.knownSources, e.knownSources, f.knownSources, g.knownSources,
      ])
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
        AnyPublisher(g)
      ).subscribe(subscriber)
    }
  }

  /// A publisher of the values of eight publishers, in the order of their arrival.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher, SourceTracking
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure, A.Output == H.Output, A.Failure == H.Failure
  {
    /// The common type of the publishers' values.
    public typealias Output = A.Output
    /// The common type of the publishers' errors.
    public typealias Failure = A.Failure
    /// The publishers whose values are merged.
    public var a: A { parts.first }
    /// The publishers whose values are merged.
    public var b: B { parts.second.first }
    /// The publishers whose values are merged.
    public var c: C { parts.second.second.first }
    /// The publishers whose values are merged.
    public var d: D { parts.second.second.second.first }
    /// The publishers whose values are merged.
    public var e: E { parts.second.second.second.second.first }
    /// The publishers whose values are merged.
    public var f: F { parts.second.second.second.second.second.first }
    /// The publishers whose values are merged.
    public var g: G { parts.second.second.second.second.second.second.first }
    /// The publishers whose values are merged.
    public var h: H { parts.second.second.second.second.second.second.second }
    private let parts: Parts<A, Parts<B, Parts<C, Parts<D, Parts<E, Parts<F, Parts<G, H>>>>>>>

    /// Merges the values of eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      parts = Parts(a, Parts(b, Parts(c, Parts(d, Parts(e, Parts(f, Parts(g, h)))))))
    }

    package var sources: [ObjectIdentifier]? {
      joinedSources([
        a.knownSources, b.knownSources, c.knownSources, d.knownSources, e.knownSources, f.knownSources, g.knownSources,
        h.knownSources,
      ])
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
        AnyPublisher(g), AnyPublisher(h)
      ).subscribe(subscriber)
    }
  }
}
