import Links
import Values

/// A place outside of the panel where a value lives: a register of a bus, a topic of a broker, a file.
package struct LinkedSource: Sendable {
  /// The kind of the link: `modbus`, `mqtt`, `file` or `command`.
  package var kind: String
  /// The name of the link under `links:`; `nil` for kinds that need none.
  package var link: String?
  /// The keys of the source as they are written, checked by the rules of its kind.
  package var keys: [String: LinkKey]
  /// The place of the source in the panel file.
  package var place: PanelPlace
  /// Whether the value can only be read.
  package var isReadOnly = false

  /// Whether the value is elsewhere: everywhere but at a broker that only tells it under the panel's own topics.
  package var isElsewhere: Bool { kind != LinkRules.mqtt.kind || keys["topic"] != nil || keys["set"] != nil }

  /// The name of the link that serves it: kinds that need no connection have one for all of their values.
  package var servedBy: String { link ?? "\(kind):" }
}

/// A connection that a panel declares under `links:`.
package struct LinkDeclaration: Sendable {
  /// The name by which values and `online(…)` refer to it.
  package var name: String
  package var kind: String
  /// The keys as they are written, checked by the rules of its kind.
  package var keys: [String: LinkKey]
  /// The place of the declaration in the panel file.
  package var place: PanelPlace
}
