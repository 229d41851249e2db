extension Publishers {
  /// A publisher of the values of one publisher, followed by those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher, SourceTracking
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The common type of both publishers' values.
    public typealias Output = Prefix.Output
    /// The common type of both publishers' errors.
    public typealias Failure = Prefix.Failure
    /// The publisher whose values come first.
    public var prefix: Prefix { parts.first }
    /// The publisher that is subscribed to when the first has finished. It is not used if the first fails.
    public var suffix: Suffix { parts.second }
    private let parts: Parts<Prefix, Suffix>

    /// Creates a publisher that sends the values of two in turn.
    public init(prefix: Prefix, suffix: Suffix) { parts = Parts(prefix, suffix) }

    package var sources: [ObjectIdentifier]? { joinedSources([prefix.knownSources, suffix.knownSources]) }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = SequentialRelay<Output, Failure>(.concatenates, to: subscriber)
      relay.prepareNext { [suffix] relay in relay.follow(suffix) { relay.finish($0) } }
      relay.follow(prefix) { completion in
        if case .failure = completion { relay.finish(completion) } else { relay.followNext() }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Sends the given values before those of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Sends the elements of a sequence before the values of this publisher.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher before those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: publisher, suffix: self) }

  /// Sends the given values after those of this publisher.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Sends the elements of a sequence after the values of this publisher.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: self, suffix: publisher) }

}

/// Joins the sources of several publishers; `nil` if one of them is not known.
func joinedSources(_ parts: [[ObjectIdentifier]?]) -> [ObjectIdentifier]? {
  parts.reduce([]) { known, part in known.flatMap { known in part.map { known + $0 } } }
}
