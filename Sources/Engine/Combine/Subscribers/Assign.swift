import Machine

extension Subscribers {
  /// A subscriber that writes each value to a property of an object. It retains the object until the completion.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    // Safe: the lock guards the target, and the key path never changes.
    CustomPlaygroundDisplayConvertible, @unchecked Sendable
  {
    /// The publisher cannot fail.
    public typealias Failure = Never
    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let link = UpstreamLink()
    private let target: Locked<Root?>

    /// Creates a subscriber that writes to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (target, self.keyPath) = (Locked(object), keyPath)
    }

    /// The object; `nil` after the completion and after ``cancel()``.
    public var object: Root? { target.copy }

    /// The word `Assign` and the type of the object.
    public var description: String { "Assign \(Root.self)." }
    /// A mirror with the object, the key path and the subscription.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          ("object", object as Any), ("keyPath", keyPath), ("status", link.subscription as Any),
        ])
    }
    /// The description.
    public var playgroundDescription: Any { description }

    /// Takes the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      link.open(subscription)
      link.request(.unlimited)
    }

    /// Writes a value to the property.
    ///
    /// - Returns: always ``Subscribers/Demand/none``.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if link.phase == .open, let object { object[keyPath: keyPath] = value }
      return .none
    }

    /// Releases the object, because no more values follow.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = link.close()
      _ = target.exchange(nil)
    }

    /// Cancels the subscription and releases the object.
    public func cancel() {
      _ = target.exchange(nil)
      link.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object.
  ///
  /// - Returns: the subscription. It retains the object, and ends when it is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
