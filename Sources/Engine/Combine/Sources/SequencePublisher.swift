extension Publishers {
  /// A publisher of a sequence's elements, which it sends as fast as the subscriber requests them.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element
    /// The sequence. Each subscription iterates over it from the start.
    public let sequence: Elements

    /// Creates a publisher of a sequence's elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      SequenceSubscription(sequence, finalName: "Sequence", completion: .finished, to: subscriber).start()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of this sequence's elements, which then finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
