import Links
import Values

// The facts about a panel that links need.
extension PanelDocument {
  /// The connections.
  package var connections: [LinkedConnection] {
    links.map { LinkedConnection(name: $0.name, kind: $0.kind, keys: $0.keys, place: $0.place.text) }
  }

  /// The values.
  package var linkedValues: [LinkedValue] { values.map { linked($0) } }

  /// A declaration as links see it.
  private func linked(_ declaration: ValueDeclaration) -> LinkedValue {
    var value = LinkedValue(declaration.name, declaration.kind.form)
    value.title = declaration.label.plain ?? declaration.name
    (value.unit, value.bounds, value.step) = (
      declaration.numbers.sign, declaration.numbers.bounds, declaration.numbers.step
    )
    value.distance = declaration.numbers.distance
    value.digits = declaration.numbers.format.fractionDigits?.upperBound
    value.isReadOnly = declaration.isReadOnly || guardedValues.contains(declaration.name)
    value.options = declaration.options.map { .init(name: $0.name, title: $0.title) }
    value.audience = declaration.audience
    value.age = declaration.stale.map { .limited($0) } ?? (asksTime ? .asked : .none)
    value.link = declaration.computed == nil ? declaration.source?.servedBy : LinkedValue.computed
    value.keys = declaration.source?.keys ?? [:]
    value.rules.parse = { declaration.datum($0) }
    value.rules.fault = { declaration.fault(of: $0) }
    value.rules.description = declaration.description
    return value
  }

  /// The declarations behind the links, as text: links are made again when it changes.
  var linkSignature: [String] {
    func words(_ keys: [String: LinkKey]) -> String {
      keys.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.signature)" }.joined(separator: " ")
    }
    // A broker publishes all values of the panel, so each value counts there.
    let mirrored = links.contains { $0.kind == LinkRules.mqtt.kind }
    let sources = values.compactMap { value -> String? in
      if value.source == nil, !mirrored { return nil }
      let source = value.source.map { "\($0.servedBy) \(words($0.keys))" } ?? ""
      let isReadOnly = value.isReadOnly || guardedValues.contains(value.name)
      let (audience, age) = (linked(value).audience, linked(value).age)
      return
        "\(value.name) \(value.description) \(value.label.plain ?? "") \(isReadOnly) \(audience) \(age) \(source)"
    }
    return ["\(name) \(title.plain ?? "") \(mirrored ? buttons.map(\.name) : [])"]
      + (mirrored ? identity.alarms.map { "\($0.name) \($0.title)" } : [])
      + links.map { "\($0.name) \($0.kind) \(words($0.keys))" } + sources
  }

  /// The names of the values that pages show or need, of other given values, and of the values from which these are
  /// computed.
  func names(on pages: [String], and others: Set<String> = []) -> Set<String> {
    let elements = pages.compactMap { page($0) }.flatMap(\.body)
    let titles = self.pages.map(\.title) + [title]
    var waiting = elements.reduce(into: others) { $0.formUnion($1.names) }
    for title in titles { waiting.formUnion(title.names) }
    for property in look.all.values { waiting.formUnion(property.names) }
    var names: Set<String> = []
    let declared = Dictionary(values.map { ($0.name, $0) }) { $1 }
    // Words that are no values fall out here.
    while let name = waiting.popFirst() {
      guard let value = declared[name], names.insert(name).inserted else { continue }
      waiting.formUnion(value.label.names.union(value.tint?.expression.names ?? []))
      if let computed = value.computed { waiting.formUnion(computed.names) }
    }
    return names
  }

  /// The button of a name, which outside clients may press; `nil` if there is none.
  func button(_ name: String) -> Element? {
    elements.first { $0.rule.kind == .button && $0.properties[ItemKeys.name] == name }
  }

  /// The panel as it introduces itself.
  package var identity: PanelIdentity {
    PanelIdentity(
      name: name, title: title.plain ?? name, buttons: buttons,
      alarms: alarms.map { .init(name: $0.name, title: $0.text.plain ?? DocumentReader.title(of: $0.name)) })
  }

  /// The buttons that others may press: those that have a name.
  private var buttons: [PanelIdentity.Button] {
    var found: [PanelIdentity.Button] = []
    for element in elements {
      guard element.rule.kind == .button, let name = element.properties[ItemKeys.name] else { continue }
      found.append(.init(name: name, title: element.properties[ItemKeys.label]?.plain ?? name))
    }
    return found.sorted { $0.name < $1.name }
  }
}

extension LinkKey {
  /// The key in words that are the same for equal keys.
  fileprivate var signature: String {
    if case .names(let names) = self { return names.map { "\($0)=\($1)" }.sorted().joined(separator: ",") }
    return "\(self)"
  }
}
