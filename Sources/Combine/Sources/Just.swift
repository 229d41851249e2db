/// One value, and then the completion.
public struct Just<Output>: Publisher {
  /// Nothing can go wrong.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence(sequence: CollectionOfOne(output)).subscribe(subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}
