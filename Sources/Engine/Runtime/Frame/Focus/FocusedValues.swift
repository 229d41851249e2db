/// The key of a value that focused views provide to all others.
@preconcurrency @MainActor public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that focused views and scenes provide to all other views.
///
///     extension FocusedValues {
///       var program: Binding<Program>? {
///         get { self[ProgramKey.self] }
///         set { self[ProgramKey.self] = newValue }
///       }
///     }
public nonisolated struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a collection without values.
  package init() {}

  /// The value for a key; `nil` if no focused view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that a view provides while the focus is inside it, or while it exists.
package final class FocusedEntry {
  /// The precedence among values for one key: the depth of the view in the tree; -1 for a scene.
  package let rank: Int
  /// Writes the value into the collection.
  package var give: (inout FocusedValues) -> Void = { _ in }
  /// The value that is written, a ``ProvidedValue``; `nil` before the first.
  package var provided: Any?

  /// Creates an entry that provides nothing yet.
  package init(rank: Int) { self.rank = rank }
}

/// The value that a view provides, to compare it with the next one.
package struct ProvidedValue<Value> {
  /// The value; `nil` if the view provides none at present.
  package let value: Value?
}

/// The values that are provided at present.
package final class FocusedStore {
  private var entries: [FocusedEntry] = []
  /// The storage that ``FocusedValue`` reads.
  package let location = StoredLocation(FocusedValues())

  package init() {}

  /// Adds the value of a view.
  package func add(_ entry: FocusedEntry) {
    if entries.contains(where: { $0 === entry }) { return }
    entries.append(entry)
    publish()
  }

  /// Removes the value of a view.
  package func remove(_ entry: FocusedEntry) {
    guard entries.contains(where: { $0 === entry }) else { return }
    entries.removeAll { $0 === entry }
    publish()
  }

  /// Notes that a view provides another value.
  package func changed(_ entry: FocusedEntry) { if entries.contains(where: { $0 === entry }) { publish() } }

  /// Collects the values in the order of their precedence.
  private func publish() {
    var values = FocusedValues()
    for entry in entries.sorted(by: { $0.rank < $1.rank }) { entry.give(&values) }
    location.write(values)
  }
}
