import Appliance
import Values

// Actions: what a tap, a hold or an alarm does.
extension DocumentReader {
  /// Reads an action, or a list of them.
  func actions(_ node: SourceNode) -> [PanelAction] {
    deeper("actions", node.place, "use fewer of them in each other") { actionsHere(node) }
  }

  /// The actions of a node, one level deeper than what they belong to.
  private func actionsHere(_ node: SourceNode) -> [PanelAction] {
    switch node.content {
    case .list(let items): return items.flatMap(actions)
    case .scalar(let scalar) where scalar.text == "back": return [.back]
    case .scalar(let scalar) where scalar.text == "sign out": return [.signOut]
    case .scalar:
      note(node.place, "\(node.kindInWords) is not an action", "write one such as {go: PAGE}, {toggle: VALUE} or back")
      return []
    case .map(let entries): return action(node, entries).map { [$0] } ?? []
    }
  }

  /// The action of a map: one key says which, and others may stand beside it.
  private func action(_ node: SourceNode, _ entries: [SourceEntry]) -> PanelAction? {
    let rules = PanelSchema.actions
    guard let first = entries.first(where: { entry in rules.contains { $0.name == entry.name } }) else {
      let name = entries.first?.name ?? ""
      note(
        entries.first?.place ?? node.place,
        entries.isEmpty ? "an action is missing" : "there is no action \(name.inQuotes)",
        adviceFor(name, among: rules.map(\.name)))
      return nil
    }
    // The keys beside the first belong to it, as `then:` and `else:` to `if:`.
    guard let rule = rules.first(where: { $0.name == first.name }) else { return nil }
    let keys = map(node, [rule.key] + rule.beside, of: first.name)
    guard let property = keys[first.name] else { return nil }
    return action(first, property, keys)
  }

  /// The action of a key whose values have been read.
  private func action(_ entry: SourceEntry, _ property: Property, _ keys: [String: Property]) -> PanelAction? {
    switch (entry.name, property) {
    case ("set", .node(let node)): return assignments(node).map(PanelAction.set)
    case ("step", .word(let name)):
      guard isWritable(name, entry.value.place) else { return nil }
      if case .expression(let by)? = keys["by"] { return .step(name, by: by) }
      return .step(name, by: .constant(.number(1)))
    case ("toggle", .word(let name)): return isWritable(name, entry.value.place) ? .toggle(name) : nil
    case ("go", .word(let page)): return .go(page)
    case ("show", .word(let page)): return .show(page)
    case ("tell", .text(let text)): return .tell(text)
    case ("back", _): return .back
    case ("pin", .word(let role)): return AccessRole(rawValue: role).map(PanelAction.pin)
    case ("sign out", _): return .signOut
    case ("start timer", .word(let name)): return .startTimer(name)
    case ("stop timer", .word(let name)): return .stopTimer(name)
    case ("ask", .text(let text)):
      var yes: TextTemplate?
      if case .text(let text)? = keys["yes"] { yes = text }
      return .ask(text, yes: yes, isDestructive: keys["role"]?.word == "destructive")
    case ("wait", .duration(let duration)): return .wait(duration)
    case ("publish", .map(let parts)): return publish(parts, entry)
    case ("run", .word(let name)):
      guard case .node(let node)? = keys["with"] else { return .run(name, arguments: []) }
      return .run(name, arguments: arguments(node))
    case ("if", .expression(let condition)):
      guard case .actions(let then)? = keys["then"] else { return nil }
      var otherwise: [PanelAction] = []
      if case .actions(let actions)? = keys["else"] { otherwise = actions }
      return .choose(condition, then: then, otherwise: otherwise)
    default: return nil
    }
  }

  /// The values that `set:` sets, each to an expression of its own type.
  private func assignments(_ node: SourceNode) -> [(name: String, expression: Expression)]? {
    guard case .map(let entries) = node.content else {
      note(
        node.place, "set: expects values and what they become, not \(node.kindInWords)", "write {set: {oven.run: true}}"
      )
      return nil
    }
    var assignments: [(String, Expression)] = []
    for entry in entries {
      let name = SourceNode(content: .scalar(SourceScalar(text: entry.name, isPlain: true)), place: entry.place)
      guard let name = valueName(name, []), isWritable(name, entry.place), let value = values[name] else { continue }
      guard case .scalar(let scalar) = entry.value.content, !entry.value.isNothing else {
        note(
          entry.value.place, "\(name) expects \(value.kind.inWords), not \(entry.value.kindInWords)", value.type.advice)
        continue
      }
      guard let expression = assigned(entry.value, scalar, to: value) else { continue }
      assignments.append((name, expression))
    }
    return assignments.count == entries.count ? assignments : nil
  }

  /// What a value becomes: a constant as a first value is written, or an expression of its type.
  private func assigned(_ node: SourceNode, _ scalar: SourceScalar, to value: ValueDeclaration) -> Expression? {
    // What is written as a first value would be is one: a date, a range, a text.
    if let datum = value.datum(scalar.text), values[scalar.text] == nil {
      if let fault = value.fault(of: datum) {
        note(node.place, "\(value.name) cannot become this", "it \(fault)")
        return nil
      }
      return .constant(datum)
    }
    return expression(node, scalar, value.type)
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
  private func publish(_ parts: [String: Property], _ entry: SourceEntry) -> PanelAction? {
    guard case .text(let topic)? = parts["topic"], case .text(let text)? = parts["text"] else { return nil }
    let brokers = links.filter { $0.kind == LinkRules.mqtt.kind }.map(\.name)
    let named = parts["link"]?.word
    guard let link = named ?? brokers.first, brokers.contains(link) else {
      note(
        entry.place, named.map { "there is no broker \($0.inQuotes)" } ?? "there is no broker to publish to",
        named.map { adviceFor($0, among: brokers) } ?? "declare one under links:, such as broker: {mqtt: mqtt://HOST}")
      return nil
    }
    var isRetained = false
    if case .flag(let flag)? = parts["retained"] { isRetained = flag }
    return .publish(link: link, topic: topic, text: text, isRetained: isRetained)
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
