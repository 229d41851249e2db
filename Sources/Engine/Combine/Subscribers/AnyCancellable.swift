import Machine

extension Cancellable {
  /// Stores the activity in a collection, which ends it when the collection is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores the activity in a set, which ends it when the set is released.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A type-erased cancellable, which also cancels itself when it is released.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private let action: Locked<(() -> Void)?>

  /// Creates a cancellable that calls a closure once, when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

  /// Wraps another cancellable, to cancel it when this one is released.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  /// Cancels. Only the first call has an effect.
  public func cancel() { action.exchange(nil)?() }

  /// Stores this object in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Stores this object in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Returns whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
