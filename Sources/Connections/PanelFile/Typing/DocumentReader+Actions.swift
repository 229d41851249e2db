import Appliance
import Links
import Values

// Actions: what a tap, a hold or an alarm does.
extension DocumentReader {
  /// Reads an action, or a list of them.
  func actions(_ node: SourceNode) -> [PanelAction] {
    deeper("actions", node.place, "use fewer of them in each other") { actionsHere(node) }
  }

  /// The actions of a node, one level deeper than their owner.
  private func actionsHere(_ node: SourceNode) -> [PanelAction] {
    switch node.content {
    case .list(let items): return items.flatMap(actions)
    case .scalar(let scalar) where scalar.text == ActionKind.back.rawValue: return [.back]
    case .scalar(let scalar) where scalar.text == ActionKind.signOut.rawValue: return [.signOut]
    case .scalar:
      note(node.place, "\(node.kindInWords) is not an action", "write one such as {go: PAGE}, {toggle: VALUE} or back")
      return []
    case .map(let entries): return action(node, entries).map { [$0] } ?? []
    }
  }

  /// Reads an action from a map: one key names it, and further keys belong to it.
  private func action(_ node: SourceNode, _ entries: [SourceEntry]) -> PanelAction? {
    // The keys beside the first action key belong to it, as `then:` and `else:` belong to `if:`.
    guard let entry = entries.first(where: { ActionKind(rawValue: $0.name) != nil }),
      let kind = ActionKind(rawValue: entry.name)
    else {
      let name = entries.first?.name ?? ""
      note(
        entries.first?.place ?? node.place,
        entries.isEmpty ? "an action is missing" : "there is no action \(name.inQuotes)",
        adviceFor(name, among: ActionKind.allCases.map(\.rawValue)))
      return nil
    }
    return action(kind, entry, map(node, [kind.rule.key] + kind.rule.beside, of: entry.name))
  }

  /// The action of a key whose values have been read; `nil` without a good value of its own key.
  private func action(_ kind: ActionKind, _ entry: SourceEntry, _ keys: Properties) -> PanelAction? {
    switch kind {
    case .set: return keys[ActionKeys.set].flatMap(assignments).map(PanelAction.set)
    case .step:
      guard let name = keys[ActionKeys.step], isWritable(name, entry.value.place) else { return nil }
      return .step(name, by: keys[ActionKeys.by]?.expression ?? .constant(.number(1)))
    case .toggle:
      guard let name = keys[ActionKeys.toggle], isWritable(name, entry.value.place) else { return nil }
      return .toggle(name)
    case .go: return keys[ActionKeys.go].map(PanelAction.go)
    case .show: return keys[ActionKeys.show].map(PanelAction.show)
    case .tell: return keys[ActionKeys.tell].map(PanelAction.tell)
    case .back: return keys.has(ActionKeys.back) ? .back : nil
    case .pin: return keys[ActionKeys.pin].map(PanelAction.pin)
    case .signOut: return keys.has(ActionKeys.signOut) ? .signOut : nil
    case .startTimer: return keys[ActionKeys.startTimer].map(PanelAction.startTimer)
    case .stopTimer: return keys[ActionKeys.stopTimer].map(PanelAction.stopTimer)
    case .ask:
      return keys[ActionKeys.ask].map {
        .ask($0, yes: keys[ActionKeys.yes], isDestructive: keys[ActionKeys.role] == .destructive)
      }
    case .wait: return keys[ActionKeys.wait].map(PanelAction.wait)
    case .publish: return keys[ActionKeys.publish].flatMap { publish($0, entry) }
    case .run:
      return keys[ActionKeys.run].map { .run($0, arguments: keys[ActionKeys.arguments].map(arguments) ?? []) }
    case .choose:
      guard let condition = keys[ActionKeys.condition], let then = keys[ActionKeys.then] else { return nil }
      return .choose(condition.expression, then: then, otherwise: keys[ActionKeys.otherwise] ?? [])
    }
  }

  /// The values that `set:` sets, each to an expression of its own type or to a text.
  private func assignments(_ node: SourceNode) -> [Assignment]? {
    guard case .map(let entries) = node.content else {
      note(
        node.place, "set: expects values and what they become, not \(node.kindInWords)", "write {set: {oven.run: true}}"
      )
      return nil
    }
    var assignments: [Assignment] = []
    for entry in entries {
      let name = SourceNode(content: .scalar(SourceScalar(text: entry.name, isPlain: true)), place: entry.place)
      guard let name = valueName(name, []), isWritable(name, entry.place), let value = values[name] else { continue }
      guard case .scalar(let scalar) = entry.value.content, !entry.value.isNothing else {
        note(
          entry.value.place, "\(name) expects \(value.kind.inWords), not \(entry.value.kindInWords)", value.type.advice)
        continue
      }
      guard let source = assigned(entry.value, scalar, to: value) else { continue }
      assignments.append(Assignment(name: name, source: source))
    }
    return assignments.count == entries.count ? assignments : nil
  }

  /// Reads the new value of an assignment: a constant in the form of a first value, a text with values in braces, or an
  /// expression of the value's type.
  private func assigned(_ node: SourceNode, _ scalar: SourceScalar, to value: ValueDeclaration) -> Assignment.Source? {
    if value.kind == .text, scalar.text.contains(where: { $0 == "{" || $0 == "}" }) {
      return template(node, scalar).map(Assignment.Source.text)
    }
    // A text in the form of a first value is a constant: a date, a range, a text.
    if let datum = value.datum(scalar.text), values[scalar.text] == nil {
      if let fault = value.fault(of: datum) {
        note(node.place, "\(value.name) cannot become this", "it \(fault)")
        return nil
      }
      return .expression(.constant(datum))
    }
    return expression(node, scalar, value.type).map(Assignment.Source.expression)
  }

  /// Whether a value can be set; notes why not.
  private func isWritable(_ name: String, _ place: PanelPlace) -> Bool {
    guard let value = values[name], value.isReadOnly else { return true }
    note(
      place, "\(name) cannot be set: \(value.computed == nil ? "its link only reads it" : "it is computed")",
      "set a value that it depends on")
    return false
  }

  /// A message to one of the declared brokers.
  private func publish(_ parts: Properties, _ entry: SourceEntry) -> PanelAction? {
    guard let topic = parts[ActionKeys.topic], let text = parts[ActionKeys.text] else { return nil }
    let brokers = links.filter { $0.kind == LinkRules.mqtt.kind }.map(\.name)
    if let node = entry.value.entry(ActionKeys.topic)?.value, LinkCheck.fault(ofTopic: topic.sample) != nil,
      let fault = LinkCheck.fault(ofTopic: node.text ?? "")
    {
      note(node.place, fault.parts.what, fault.parts.fix)
      return nil
    }
    let named = parts[ActionKeys.link]
    guard let link = named ?? brokers.first, brokers.contains(link) else {
      note(
        entry.place, named.map { "there is no broker \($0.inQuotes)" } ?? "there is no broker to publish to",
        named.map { adviceFor($0, among: brokers) } ?? "declare one under links:, such as broker: {mqtt: mqtt://HOST}")
      return nil
    }
    return .publish(link: link, topic: topic, text: text, isRetained: parts[ActionKeys.retained] ?? false)
  }

  /// The arguments of a command, a word each.
  private func arguments(_ node: SourceNode) -> [TextTemplate] {
    let items = if case .list(let items) = node.content { items } else { [node] }
    return items.compactMap { item in
      guard case .scalar(let scalar) = item.content else {
        note(item.place, "an argument is a text, not \(item.kindInWords)", "write it with values in braces")
        return nil
      }
      return template(item, scalar)
    }
  }
}

extension TextTemplate {
  /// The text as a topic for a check: with a letter in the place of each value, whose text is known only later.
  fileprivate var sample: String { parts.map { if case .literal(let text) = $0 { text } else { "v" } }.joined() }
}
