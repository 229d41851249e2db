/// A name for a value that views report upwards, with the rule that joins several reports.
@preconcurrency @MainActor public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view reports any.
  static var defaultValue: Value { get }
  /// Adds the report of the next view, in the order of the views, to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// The part of a node that has to do with preferences.
///
/// What is reported below a node is computed when it is asked for and remembered until something below changes. A change
/// empties the memories on the way up and wakes those who asked.
extension Node {
  /// What is reported here and below, or `nil` if nothing is.
  package final func reported<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    if let known = preferenceMemory[id] { return known as? Key.Value }
    let value = ownReport(key)
    preferenceMemory[id] = value.map { $0 as Any } ?? Unreported()
    return value
  }

  /// Joins what the nodes below report.
  package final func joinedReports<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var joined: Key.Value?
    for child in children {
      guard let next = child.reported(key) else { continue }
      if joined == nil { joined = next } else { Key.reduce(value: &joined!) { next } }
    }
    return joined
  }

  /// Called when a report here or below has changed, or views that report have come or gone.
  package final func reportsChanged() {
    var node: Node? = self
    while let current = node {
      if !current.preferenceMemory.isEmpty { current.preferenceMemory.removeAll(keepingCapacity: true) }
      current.preferencesBelowChanged()
      node = current.parent
    }
  }
}

/// Stands in a node's memory for a key that nobody below reports.
private struct Unreported {}
