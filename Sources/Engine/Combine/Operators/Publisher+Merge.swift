extension Publishers {
  /// A publisher of the values of any number of publishers of one type, in the order of their arrival.
  public struct MergeMany<Upstream: Publisher>: Publisher, SourceTracking {
    /// The common type of the publishers' values.
    public typealias Output = Upstream.Output
    /// The common type of the publishers' errors.
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    /// Merges the given publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Merges the publishers of a sequence: it finishes when all have, and fails with the first that does.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    package var sources: [ObjectIdentifier]? { joinedSources(publishers.map(\.knownSources)) }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      FlatteningSubscription("Merge", to: AnySubscriber(subscriber), maxPublishers: .unlimited, isLatestOnly: false)
        .start(publishers)
    }

    /// Returns a publisher that merges another one as well.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// Merges the values of this publisher with those of another of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

  /// Merges the values of this publisher with those of another.
  ///
  ///     openTaps.map { true }.merge(with: closeTaps.map { false })
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where
    B.Output == Output, B.Failure == Failure
  { Publishers.Merge(self, b) }

  /// Merges the values of this publisher with those of two others.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure
  { Publishers.Merge3(self, b, c) }

  /// Merges the values of this publisher with those of three others.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  { Publishers.Merge4(self, b, c, d) }

  /// Merges the values of this publisher with those of four others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  { Publishers.Merge5(self, b, c, d, e) }

  /// Merges the values of this publisher with those of five others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  { Publishers.Merge6(self, b, c, d, e, f) }

  /// Merges the values of this publisher with those of six others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  { Publishers.Merge7(self, b, c, d, e, f, g) }

  /// Merges the values of this publisher with those of seven others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  { Publishers.Merge8(self, b, c, d, e, f, g, h) }
}
