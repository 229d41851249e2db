/// A value that an ancestor sets, with a reference to the entries of the ancestors above.
///
/// The value has its own memory, and the entry knows the key's type. With a class for each key, the runtime
/// would have to make fifty classes before the first frame.
package final class EnvironmentEntry: Location {
  /// The identity of the key's type.
  package let key: ObjectIdentifier
  /// The entry that was added before; `nil` for the first.
  // Safe: only the main thread reads and changes the list of entries.
  package nonisolated(unsafe) private(set) var next: EnvironmentEntry?
  /// The number of entries behind this one when it was created.
  private let height: UInt32
  /// The searches that have walked past this entry, up to the number after which it gets an index.
  // Safe: only the main thread searches the entries.
  private nonisolated(unsafe) var searches: UInt32 = 0
  /// The index of the entries behind this one; `nil` in entries that are rarely walked past.
  // Safe: only the main thread searches the entries.
  private nonisolated(unsafe) var index: EnvironmentIndex?
  /// The key's type; `nil` for an entry without a value.
  private let type: (any EnvironmentKey.Type)?
  /// The memory of the value.
  // Safe: the pointer never changes, and the main thread alone uses the memory until `deinit`, on the same thread,
  // frees it.
  private nonisolated(unsafe) let storage: UnsafeMutableRawPointer?

  /// Creates an entry without a value in front of another.
  package init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
    height = next.map { $0.height + 1 } ?? 0
    (type, storage) = (nil, nil)
  }

  /// Creates an entry in front of another.
  package init<Key: EnvironmentKey>(_ type: Key.Type, _ value: Key.Value, next: EnvironmentEntry?) {
    key = ObjectIdentifier(type)
    self.next = next
    height = next.map { $0.height + 1 } ?? 0
    self.type = type
    let place = UnsafeMutablePointer<Key.Value>.allocate(capacity: 1)
    place.initialize(to: value)
    storage = UnsafeMutableRawPointer(place)
  }

  isolated deinit {
    func remove<Key: EnvironmentKey>(_ type: Key.Type) {
      let place = place(of: type)
      place.deinitialize(count: 1)
      place.deallocate()
    }
    if let type { remove(type) }
  }

  private nonisolated func place<Key: EnvironmentKey>(of type: Key.Type) -> UnsafeMutablePointer<Key.Value> {
    storage.unsafelyUnwrapped.assumingMemoryBound(to: Key.Value.self)
  }

  /// Returns the value and records the read.
  ///
  /// - Parameter type: the key's type.
  package nonisolated func read<Key: EnvironmentKey>(_ type: Key.Type) -> Key.Value {
    noteRead()
    return place(of: type).pointee
  }

  /// Sets the value and invalidates the dependents, if it differs.
  private func write<Key: EnvironmentKey>(_ value: Key.Value, of type: Key.Type) {
    let place = place(of: type)
    if isEqual(place.pointee, value) { return }
    place.pointee = value
    notify()
  }

  /// Takes the value of another entry for the same key.
  package func assign(from other: EnvironmentEntry) {
    func assign<Key: EnvironmentKey>(_ type: Key.Type) { write(other.place(of: type).pointee, of: type) }
    if let type { assign(type) }
  }

  /// Takes over the value that an environment has for the key, and records the read.
  package func inherit(from environment: EnvironmentValues) {
    func inherit<Key: EnvironmentKey>(_ type: Key.Type) { write(environment.value(for: type), of: type) }
    if let type { inherit(type) }
  }

  /// Inserts a copy of another entry behind this one, for all environments that contain this entry. The readers of the
  /// value that the copy hides in an environment are invalidated.
  package func insert(_ entry: EnvironmentEntry, hidingValueIn environment: EnvironmentValues) {
    next = entry.copy(next: next)
    environment.root?.noteInsertion()
    entry.notifyReaders(in: environment)
  }

  /// Whether this entry, as each sixty-fourth, may have an index of the entries behind it.
  nonisolated var mayHaveIndex: Bool { height & 63 == 63 }

  /// Returns the first entry behind this one for a key; `nil` if there is none.
  ///
  /// - Parameter root: the values of the tree to which the entries belong.
  nonisolated func entryBehind(for key: ObjectIdentifier, in root: EnvironmentRoot) -> EnvironmentEntry? {
    if let index { return index.entry(for: key, behind: self, in: root) }
    // Only entries with many views above them pay for the memory.
    searches += 1
    if searches == 256 { index = EnvironmentIndex(insertions: root.insertions) }
    return searchBehind(for: key, in: root)
  }

  /// Searches the entries behind this one without its index.
  nonisolated func searchBehind(for key: ObjectIdentifier, in root: EnvironmentRoot) -> EnvironmentEntry? {
    next.flatMap { EnvironmentValues(head: $0, root: root).nearestEntry(for: key) }
  }

  /// Returns an entry with the same key and value in front of another.
  private func copy(next: EnvironmentEntry?) -> EnvironmentEntry {
    func copy<Key: EnvironmentKey>(_ type: Key.Type) -> EnvironmentEntry {
      EnvironmentEntry(type, place(of: type).pointee, next: next)
    }
    return type.map { copy($0) } ?? EnvironmentEntry(key: key, next: next)
  }

  /// Invalidates the readers of the value that an environment has for the key.
  private func notifyReaders(in environment: EnvironmentValues) {
    func notify<Key: EnvironmentKey>(_ type: Key.Type) { environment.entry(for: type)?.notify() }
    if let type { notify(type) }
  }
}
