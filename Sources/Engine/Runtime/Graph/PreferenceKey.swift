/// The key of a value that views report to their ancestors, with the rule that combines several values.
@preconcurrency @MainActor public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view reports one.
  static var defaultValue: Value { get }
  /// Combines the value of the next view with those before it. Called in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, for an optional value.
  public static var defaultValue: Value { nil }
}

/// Preferences of a node.
///
/// The preference of a node is computed when it is read, and cached until a descendant changes it. A change clears the
/// caches of all ancestors and notifies those that read the preference.
extension Node {
  /// Returns the preference of this node and its descendants; `nil` if none is reported.
  package final func reported<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    if let known = preferenceMemory[id] { return known as? Key.Value }
    let value = ownReport(key)
    preferenceMemory[id] = value.map { $0 as Any } ?? Unreported()
    return value
  }

  /// Combines the preferences of the children.
  package final func joinedReports<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var joined: Key.Value?
    for child in children {
      guard let next = child.reported(key) else { continue }
      if joined == nil { joined = next } else { Key.reduce(value: &joined!) { next } }
    }
    return joined
  }

  /// Notes that a preference of this node or of a descendant has changed, or that views with preferences were added or
  /// removed.
  package final func reportsChanged() {
    var node: Node? = self
    while let current = node {
      if !current.preferenceMemory.isEmpty { current.preferenceMemory.removeAll(keepingCapacity: true) }
      current.preferencesBelowChanged()
      node = current.parent
    }
  }
}

/// The cache entry of a preference that no descendant reports.
private struct Unreported {}
