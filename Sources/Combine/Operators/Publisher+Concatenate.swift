extension Publishers {
  /// The values of one publisher after those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher, SourceTracking
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// A value of either.
    public typealias Output = Prefix.Output
    /// An error of either.
    public typealias Failure = Prefix.Failure
    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher whose values come when the first has finished.
    public let suffix: Suffix

    /// A publisher of the values of two.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    package var sources: [ObjectIdentifier]? { joinedSources([prefix.knownSources, suffix.knownSources]) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (relay, suffix) = (SequentialRelay<Output, Failure>(to: AnySubscriber(subscriber)), suffix)
      relay.start()
      relay.follow(prefix) { completion in
        if case .failure = completion { return relay.finish(completion) }
        relay.follow(suffix) { relay.finish($0) }
      }
    }
  }
}

extension Publisher {
  /// Values before the others.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// The elements of a sequence before the values.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// The values of another publisher before the others.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: publisher, suffix: self) }

  /// Values after the others.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// The elements of a sequence after the values.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// The values of another publisher after the others.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: self, suffix: publisher) }

  /// A value in place of none at all.
  public func replaceEmpty(with output: Output) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let (relay, isEmpty) = (SequentialRelay(to: downstream), Locked(true))
      let noted = upstream.map { value in
        _ = isEmpty.exchange(false)
        return value
      }
      relay.start()
      relay.follow(noted) { completion in
        guard case .finished = completion, isEmpty.copy else { return relay.finish(completion) }
        relay.follow(Just(output)) { _ in relay.finish(.finished) }
      }
    }
  }
}

/// The sources of publishers that are joined: known if all are.
func joinedSources(_ parts: [[ObjectIdentifier]?]) -> [ObjectIdentifier]? {
  parts.reduce([]) { known, part in known.flatMap { known in part.map { known + $0 } } }
}
