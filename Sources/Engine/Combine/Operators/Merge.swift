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
    public let a: A, b: B

    /// Merges the values of two publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
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
    public let a: A, b: B, c: C

    /// Merges the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
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
    public let a: A, b: B, c: C, d: D

    /// Merges the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
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
    public let a: A, b: B, c: C, d: D, e: E

    /// Merges the values of five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
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
    public let a: A, b: B, c: C, d: D, e: E, f: F

    /// Merges the values of six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
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
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G

    /// Merges the values of seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
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
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H

    /// Merges the values of eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
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
