extension Subscribers {
  /// A subscriber that writes each value to a property of an object, which it keeps until the completion.
  public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
    /// Nothing can go wrong.
    public typealias Failure = Never
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let link = UpstreamLink()
    private let target: Locked<Root?>

    /// Writes to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (target, self.keyPath) = (Locked(object), keyPath)
    }

    /// The object; `nil` after the completion.
    public var object: Root? { target.copy }

    /// Takes the subscription.
    public func receive(subscription: any Subscription) {
      link.open(subscription)
      link.request(.unlimited)
    }

    /// Writes a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if let object { object[keyPath: keyPath] = value }
      return .none
    }

    /// Takes the completion.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = link.close()
      _ = target.exchange(nil)
    }

    /// Ends the subscription.
    public func cancel() {
      _ = target.exchange(nil)
      link.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is kept for as long as what is returned.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property for as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
