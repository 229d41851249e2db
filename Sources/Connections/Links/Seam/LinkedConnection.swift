import Values

/// A connection that a panel declares.
package struct LinkedConnection: Sendable {
  /// The name by which values and `online(…)` refer to it.
  package var name: String
  /// The kind: `modbus` or `mqtt`.
  package var kind: String
  /// The keys as they are written, checked by the rules of the kind.
  package var keys: [String: LinkKey]
  /// The place of the declaration, as `file:line:column`.
  package var place: String

  /// Creates a connection.
  package init(name: String, kind: String, keys: [String: LinkKey], place: String) {
    (self.name, self.kind, self.keys, self.place) = (name, kind, keys, place)
  }
}
