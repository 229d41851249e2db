import Links
import Values

/// A place outside of the panel where a value lives: a register of a bus, a topic of a broker, a file.
package struct LinkedSource: Sendable {
  /// The kind of the link: `modbus`, `mqtt`, `file`, `command` or `dbus`.
  package var kind: String
  /// The name of the link under `links:`; `nil` for kinds that need none.
  package var link: String?
  /// The keys of the source, checked by the rules of its kind.
  var properties: Properties
  /// The place of the source in the panel file.
  package var place: PanelPlace
  /// Whether the value can only be read.
  package var isReadOnly: Bool
  /// Whether the value lives elsewhere. At a broker that only publishes it under the panel's own topics, it does not.
  package var isElsewhere: Bool

  /// Creates a source by the rules of its kind.
  init(_ rules: LinkRules, link: String?, _ properties: Properties, place: PanelPlace) {
    (kind, self.link, self.properties, self.place) = (rules.kind, link, properties, place)
    (isReadOnly, isElsewhere) = (rules.isReadOnly(properties), rules.isElsewhere(properties))
  }

  /// The keys of the source as the room of links has them.
  package var keys: [String: LinkKey] { properties.linkKeys }

  /// The name of the link that serves the value: a kind that needs no connection has one link for all of its values.
  package var servedBy: String { link ?? "\(kind):" }
}

/// A connection that a panel declares under `links:`.
package struct LinkDeclaration: Sendable {
  /// The name by which values and `online(…)` refer to it.
  package var name: String
  package var kind: String
  /// The keys of the link, checked by the rules of its kind.
  var properties: Properties
  /// The place of the declaration in the panel file.
  package var place: PanelPlace

  /// The keys of the connection as the room of links has them.
  package var keys: [String: LinkKey] { properties.linkKeys }
}

extension Properties {
  /// The keys as links know them.
  var linkKeys: [String: LinkKey] { all.compactMapValues(\.linkKey) }
}

extension Property {
  /// The property as a key of a link.
  fileprivate var linkKey: LinkKey? {
    switch self {
    case .word(let text): .text(text)
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .duration(let duration): .duration(duration)
    case .mapping(let names): .names(names)
    case .text, .range, .expression, .words, .actions, .body, .options, .map, .node: nil
    }
  }
}
