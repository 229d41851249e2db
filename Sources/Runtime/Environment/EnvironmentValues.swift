import Graphics

/// A name for a value that flows down the tree, with its default.
@preconcurrency @MainActor public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What is read where no ancestor sets the value.
  static var defaultValue: Value { get }
}

/// The values that flow down to a place in the tree.
///
/// A persistent list: each ancestor that sets a value adds one entry in front, and all places below share the rest.
public nonisolated struct EnvironmentValues {
  package var head: EnvironmentEntry?
  package let root: EnvironmentRoot?

  /// Values with nothing set: every key reads as its default.
  public init() {
    head = nil
    root = nil
  }

  package init(root: EnvironmentRoot) {
    head = nil
    self.root = root
  }

  /// The value for a key.
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

/// One value set by one ancestor.
package class EnvironmentEntry: Location {
  package let key: ObjectIdentifier
  package let next: EnvironmentEntry?

  package init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }

  /// Takes over the value of an entry for the same key.
  package func assign(from other: EnvironmentEntry) {}
}

package final class TypedEntry<Value>: EnvironmentEntry {
  private var value: Value

  package init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: key, next: next)
  }

  package func read() -> Value {
    noteRead()
    return value
  }

  package func write(_ newValue: Value) {
    if isEqual(value, newValue) { return }
    value = newValue
    notify()
  }

  package override func assign(from other: EnvironmentEntry) {
    write(unsafeDowncast(other, to: TypedEntry<Value>.self).value)
  }
}

/// The values that hold for a whole tree: defaults, until the host sets them.
package final class EnvironmentRoot {
  private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]

  package func entry<Key: EnvironmentKey>(for key: Key.Type) -> TypedEntry<Key.Value> {
    let id = ObjectIdentifier(key)
    if let known = entries[id] { return unsafeDowncast(known, to: TypedEntry<Key.Value>.self) }
    let entry = TypedEntry(key: id, value: Key.defaultValue, next: nil)
    entries[id] = entry
    return entry
  }

  /// The typefaces of the whole tree.
  package var fontLibrary: FontLibrary? { Tracker.untracked { EnvironmentValues(root: self).fontLibrary } }

  /// Sets, for the whole tree, whatever `change` sets.
  package func apply(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(root: self)
    Tracker.untracked { change(&values) }
    var keys: Set<ObjectIdentifier> = []
    while let entry = values.head {
      // What was set last comes first.
      if keys.insert(entry.key).inserted {
        if let known = entries[entry.key] { known.assign(from: entry) } else { entries[entry.key] = entry }
      }
      values.head = entry.next
    }
  }
}
