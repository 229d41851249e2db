import Graphics

/// The key of an environment value, with its default.
@preconcurrency @MainActor public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no ancestor sets one.
  static var defaultValue: Value { get }
}

/// The environment values of a view, inherited from its ancestors.
///
/// It is a persistent linked list: each ancestor that sets a value adds an entry at the front, and all descendants
/// share the rest.
public nonisolated struct EnvironmentValues {
  /// The entry that was added last.
  package var head: EnvironmentEntry?
  /// The values of the whole tree; `nil` outside a tree.
  package let root: EnvironmentRoot?

  /// Creates values in which every key has its default.
  public init() {
    head = nil
    root = nil
  }

  /// Creates the values at the root of a tree.
  package init(root: EnvironmentRoot) {
    head = nil
    self.root = root
  }

  /// The value of a key. Reading it in a view's body makes the view depend on it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      nonisolated(unsafe) let values = self
      return onMain { values.value(for: Key.self) }
    }
    set {
      nonisolated(unsafe) let value = newValue
      let next = head
      head = onMain { TypedEntry(key: ObjectIdentifier(Key.self), value: value, next: next) }
    }
  }

  /// Returns the value of the entry that was added last for a key.
  @MainActor private func value<Key: EnvironmentKey>(for key: Key.Type) -> Key.Value {
    let id = ObjectIdentifier(key)
    var entry = head
    while let candidate = entry {
      if candidate.key == id { return unsafeDowncast(candidate, to: TypedEntry<Key.Value>.self).read() }
      entry = candidate.next
    }
    return root?.entry(for: key).read() ?? Key.defaultValue
  }
}

/// A value that an ancestor sets, with a reference to the entries of the ancestors above.
package class EnvironmentEntry: Location {
  /// The identity of the key's type.
  package let key: ObjectIdentifier
  /// The entry that was added before; `nil` for the first.
  package let next: EnvironmentEntry?

  /// Creates an entry in front of another.
  package init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }

  /// Takes the value of another entry for the same key.
  package func assign(from other: EnvironmentEntry) {}
}

/// An environment entry whose value is of a given type.
package final class TypedEntry<Value>: EnvironmentEntry {
  private var value: Value

  /// Creates an entry in front of another.
  package init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: key, next: next)
  }

  /// Returns the value and records the read.
  package func read() -> Value {
    noteRead()
    return value
  }

  /// Sets the value and invalidates the dependents, if it differs.
  package func write(_ newValue: Value) {
    if isEqual(value, newValue) { return }
    value = newValue
    notify()
  }

  package override func assign(from other: EnvironmentEntry) {
    write(unsafeDowncast(other, to: TypedEntry<Value>.self).value)
  }
}

/// The environment values of a whole tree: the defaults, unless the host sets them.
package final class EnvironmentRoot {
  private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]

  /// Returns the entry of a key. It is created with the default value.
  package func entry<Key: EnvironmentKey>(for key: Key.Type) -> TypedEntry<Key.Value> {
    let id = ObjectIdentifier(key)
    if let known = entries[id] { return unsafeDowncast(known, to: TypedEntry<Key.Value>.self) }
    let entry = TypedEntry(key: id, value: Key.defaultValue, next: nil)
    entries[id] = entry
    return entry
  }

  /// The fonts of the whole tree.
  package var fontLibrary: FontLibrary? { Tracker.untracked { EnvironmentValues(root: self).fontLibrary } }

  /// Sets values for the whole tree.
  ///
  /// - Parameter change: sets the values.
  package func apply(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(root: self)
    Tracker.untracked { change(&values) }
    var keys: Set<ObjectIdentifier> = []
    while let entry = values.head {
      // The value that was set last comes first.
      if keys.insert(entry.key).inserted {
        if let known = entries[entry.key] { known.assign(from: entry) } else { entries[entry.key] = entry }
      }
      values.head = entry.next
    }
  }
}
