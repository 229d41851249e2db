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

  /// Creates the values of a list of entries in a tree.
  init(head: EnvironmentEntry, root: EnvironmentRoot) {
    self.head = head
    self.root = root
  }

  /// Creates the values at the root of a tree.
  package init(root: EnvironmentRoot) {
    head = nil
    self.root = root
  }

  /// The value of a key. Reading it in a view's body makes the view depend on it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    // Bodies read the environment so often that a closure for each read, as by `onMain`, is felt in a frame.
    get {
      assertOnMain()
      return value(for: Key.self)
    }
    set {
      // Safe: `onMain` calls its closure at once and on this thread, so the value crosses no thread.
      nonisolated(unsafe) let value = newValue
      let next = head
      head = onMain { EnvironmentEntry(Key.self, value, next: next) }
    }
  }

  /// Returns the entry that was added last for a key, or else the whole tree's entry; `nil` if there is neither.
  func entry<Key: EnvironmentKey>(for key: Key.Type) -> EnvironmentEntry? {
    nearestEntry(for: ObjectIdentifier(key)) ?? root?.entry(for: key)
  }

  /// Returns the entry that an ancestor has added last for a key; `nil` if there is none.
  func nearestEntry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    // These values keep the whole list alive while this runs, so that no entry has to be retained on the way.
    var entry = head.map(Unmanaged.passUnretained)
    while let candidate = entry {
      if candidate._withUnsafeGuaranteedRef({ $0.key == key }) { return candidate.takeUnretainedValue() }
      if let root, candidate._withUnsafeGuaranteedRef({ $0.mayHaveIndex }) {
        return candidate._withUnsafeGuaranteedRef { $0.entryBehind(for: key, in: root) }
      }
      entry = candidate._withUnsafeGuaranteedRef { $0.next.map(Unmanaged.passUnretained) }
    }
    return nil
  }

  /// Returns the value of a key; its default outside a tree.
  ///
  /// A read in a tree uses no optional of the value, because the optional's type would have to be found at run time for
  /// each read. Only the default outside a tree is passed on in an optional.
  func value<Key: EnvironmentKey>(for key: Key.Type) -> Key.Value {
    guard let entry = entry(for: key) else { return standardValue(for: key) }
    return entry.read(key)
  }

  /// The default of a key, in its own function: a function with an optional finds the optional's type first, even
  /// if it is not used.
  @inline(never)
  private func standardValue<Key: EnvironmentKey>(for key: Key.Type) -> Key.Value {
    // Safe: the closure has run, on this thread, when `onMain` returns.
    nonisolated(unsafe) var standard: Key.Value?
    onMain { standard = Key.defaultValue }
    return standard!
  }
}

/// The environment values of a whole tree: the defaults, unless the host sets them.
package final class EnvironmentRoot {
  // Safe: only the main thread reads the environment: ``entry(for:)`` checks that in debug builds where it makes an
  // entry.
  private nonisolated(unsafe) var entries: [ObjectIdentifier: EnvironmentEntry] = [:]

  /// The number of entries that were inserted behind others since the tree was made.
  // Safe: only the main thread inserts entries and reads the number.
  nonisolated(unsafe) private(set) var insertions = 0

  /// Notes that an entry was inserted behind another, so that searches from before no longer count.
  nonisolated func noteInsertion() { insertions += 1 }

  /// Returns the entry of a key. It is created with the default value.
  package nonisolated func entry<Key: EnvironmentKey>(for key: Key.Type) -> EnvironmentEntry {
    let id = ObjectIdentifier(key)
    if let known = entries[id] { return known }
    let entry = onMain { EnvironmentEntry(Key.self, Key.defaultValue, next: nil) }
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
      // The newest value comes first.
      if keys.insert(entry.key).inserted {
        if let known = entries[entry.key] { known.assign(from: entry) } else { entries[entry.key] = entry }
      }
      values.head = entry.next
    }
  }
}
