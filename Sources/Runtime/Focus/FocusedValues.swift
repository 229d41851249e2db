/// A name for a value that the views with the focus give to all others.
@preconcurrency @MainActor public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the views with the focus, and the scenes, give to all others.
///
///     extension FocusedValues {
///       var program: Binding<Program>? {
///         get { self[ProgramKey.self] }
///         set { self[ProgramKey.self] = newValue }
///       }
///     }
public nonisolated struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value for a key; `nil` where no view with the focus gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// One value that a view gives while the focus is inside it, or while it is there.
package final class FocusedEntry {
  /// Of several values for one key that of the deepest view counts, and any of them before one of a scene.
  package let rank: Int
  package var give: (inout FocusedValues) -> Void = { _ in }

  package init(rank: Int) { self.rank = rank }
}

/// Keeps which values are given at the moment.
package final class FocusedStore {
  private var entries: [FocusedEntry] = []
  package let location = StoredLocation(FocusedValues())

  package init() {}

  /// A view begins to give its value.
  package func add(_ entry: FocusedEntry) {
    if entries.contains(where: { $0 === entry }) { return }
    entries.append(entry)
    publish()
  }

  /// A view does not give its value any more.
  package func remove(_ entry: FocusedEntry) {
    guard entries.contains(where: { $0 === entry }) else { return }
    entries.removeAll { $0 === entry }
    publish()
  }

  /// A view gives another value.
  package func changed(_ entry: FocusedEntry) { if entries.contains(where: { $0 === entry }) { publish() } }

  private func publish() {
    var values = FocusedValues()
    for entry in entries.sorted(by: { $0.rank < $1.rank }) { entry.give(&values) }
    location.write(values)
  }
}
