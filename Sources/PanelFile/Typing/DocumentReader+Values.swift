import Links
import Values

// The sections `values:` and `links:`.
extension DocumentReader {
  /// Reads the declaration of a value, all but the expression that computes it: that may name values further below.
  func declareValue(_ entry: SourceEntry) {
    let before = errorCount
    if let value = value(entry), errorCount == before {
      values[entry.name] = value
    } else {
      faultyValues.insert(entry.name)
    }
  }

  /// The number of mistakes so far, for whether a part of the file has any.
  private var errorCount: Int { problems.count { $0.severity == .error } }

  /// The declaration of a value; `nil` if it has none that could be used.
  private func value(_ entry: SourceEntry) -> ValueDeclaration? {
    guard checkName(entry.name, entry.place, "a value", allowsHyphens: false) else { return nil }
    if reserved.contains(entry.name.split(separator: ".").first.map(String.init) ?? "") {
      note(
        entry.place, "\(entry.name) belongs to the machine's own settings",
        "write another word before the dot, such as oven.\(entry.name.split(separator: ".").last ?? "")")
      return nil
    }
    guard let kind = kind(of: entry) else { return nil }
    let rules = PanelSchema.value(kind)
    guard case .map(let entries) = entry.value.content else { return nil }
    let sources = entries.filter { LinkRules.named($0.name) != nil }
    let own = SourceNode(
      content: .map(entries.filter { LinkRules.named($0.name) == nil }), place: entry.value.place)
    let keys = map(own, rules, of: kind.inWords)
    var value = ValueDeclaration(
      name: entry.name, kind: kind, place: entry.place, label: TextTemplate(Self.title(of: entry.name)))
    fill(&value, with: keys)
    readSource(sources, into: &value)
    value.stale = value.stale ?? standardStale(of: value.source)
    readInitial(keys["initial"], into: &value)
    value.isKept = keeps(keys["keep"], value)
    return value
  }

  /// The kind of a value, which `type:` says.
  private func kind(of entry: SourceEntry) -> ValueKind? {
    let kinds = ValueKind.allCases.map(\.rawValue)
    guard case .map = entry.value.content, let type = entry.value.entry("type") else {
      note(
        entry.value.isNothing ? entry.place : entry.value.place, "\(entry.name) does not say what it is",
        "write {type: \(kinds.joined(separator: " or "))}")
      return nil
    }
    guard let kind = type.value.text.flatMap(ValueKind.init(rawValue:)) else {
      note(
        type.value.place, "there is no type \((type.value.text ?? type.value.kindInWords).inQuotes)",
        adviceFor(type.value.text ?? "", among: kinds))
      return nil
    }
    return kind
  }

  /// Takes the keys that are as they are.
  private func fill(_ value: inout ValueDeclaration, with keys: [String: Property]) {
    if case .text(let label)? = keys["label"] { value.label = label }
    if case .range(let bounds)? = keys["in"] { value.bounds = bounds }
    if case .word(let unit)? = keys["unit"] { value.unit = unit }
    if case .number(let digits)? = keys["digits"] { value.digits = Int(digits) }
    if case .options(let options)? = keys["options"] { value.options = options }
    if case .duration(let stale)? = keys["stale"] { value.stale = stale }
    if case .number(let deadband)? = keys["deadband"] { value.deadband = deadband }
    if case .number(let distance)? = keys["distance"] { value.distance = distance }
    switch keys["step"] {
    case .number(let step)?: value.step = step
    case .duration(let step)?: value.step = step.inSeconds
    default: break
    }
    if let sending = keys["send"]?.word.flatMap(ValueDeclaration.Sending.init(rawValue:)) { value.sending = sending }
  }

  /// Whether the config file has the value: unless the panel says otherwise, or a link tells it.
  private func keeps(_ key: Property?, _ value: ValueDeclaration) -> Bool {
    if value.source != nil { return false }
    if case .flag(let keeps)? = key { return keeps }
    return true
  }

  /// Reads the first value, which has to be one that the declaration allows.
  private func readInitial(_ property: Property?, into value: inout ValueDeclaration) {
    guard case .node(let node)? = property else {
      // Without a link, nobody else could tell it.
      if value.source == nil { value.initial = value.first }
      return
    }
    guard let text = node.text, let datum = value.datum(text) else {
      note(
        node.place, "initial: wants \(value.kind.inWords), not \(node.kindInWords)",
        value.kind == .choice
          ? adviceFor(node.text ?? "", among: value.options.map(\.name)) : "write \(value.kind.example)")
      return
    }
    if let fault = value.fault(of: datum) {
      note(node.place, "initial: is \(text.inQuotes)", "it \(fault)")
      return
    }
    value.initial = datum
  }

  /// Reads the expression that computes a value.
  func computeValue(_ entry: SourceEntry) {
    guard var value = values[entry.name], let key = entry.value.entry("is") else { return }
    guard case .scalar(let scalar) = key.value.content, !key.value.isNothing else {
      note(key.value.place, "is: wants an expression", "write one such as oven.now - oven.target")
      return
    }
    if value.source != nil {
      note(key.place, "\(value.name) is computed and comes from a link", "remove one of the two")
    }
    if case .text = value.type {
      guard let text = template(key.value, scalar) else { return }
      note(key.place, "a text cannot be computed", text.plain == nil ? "write it where it is shown" : "write initial:")
      return
    }
    guard let expression = expression(key.value, scalar, value.type) else { return }
    if isCircular(expression, of: value.name) {
      note(key.value.place, "\(value.name) is computed from itself", "remove it from the expression")
      return
    }
    (value.computed, value.isKept, value.initial) = (expression, false, nil)
    values[entry.name] = value
  }

  /// Whether an expression needs a value, perhaps by way of others. Those below have no expression yet: the last one of a
  /// circle finds it.
  private func isCircular(_ expression: Expression, of name: String) -> Bool {
    var (seen, waiting): (Set<String>, [String]) = ([], Array(expression.names))
    while let next = waiting.popLast() {
      if next == name { return true }
      if seen.insert(next).inserted, let more = values[next]?.computed { waiting += more.names }
    }
    return false
  }

  // MARK: Links

  /// Reads a connection of the section `links:`.
  func readLink(_ entry: SourceEntry) {
    guard checkName(entry.name, entry.place, "a link") else { return }
    let kinds = LinkRules.all.filter(\.needsLink)
    guard case .map(let entries) = entry.value.content,
      let rules = kinds.first(where: { rules in entries.contains { $0.name == rules.kind } })
    else {
      note(
        entry.value.isNothing ? entry.place : entry.value.place, "\(entry.name) does not say what kind of link it is",
        "begin it with one of \(kinds.map { "\($0.kind): ADDRESS" }.joined(separator: ", "))")
      return
    }
    let keys = map(entry.value, rules.link, of: "a link of the kind \(rules.kind)").compactMapValues(\.linkKey)
    links.append(LinkDeclaration(name: entry.name, kind: rules.kind, keys: keys, place: entry.place))
  }

  /// Reads where a value lives.
  private func readSource(_ entries: [SourceEntry], into value: inout ValueDeclaration) {
    guard let entry = entries.first, let rules = LinkRules.named(entry.name) else { return }
    if entries.count > 1 {
      note(entries[1].place, "\(value.name) lives in two places", "remove \(entries[1].name): or \(entry.name):")
    }
    var node = entry.value
    if let short = rules.short, node.text != nil {
      node = SourceNode(
        content: .map([SourceEntry(name: short, place: entry.place, value: entry.value)]), place: entry.value.place)
    }
    let keys = map(node, rules.source, of: "\(entry.name):").compactMapValues(\.linkKey)
    let chosen = rules.choice.filter { keys[$0] != nil }
    if !rules.choice.isEmpty, chosen.count != 1 {
      note(
        entry.place,
        chosen.isEmpty ? "\(entry.name): does not say where the value is" : "\(entry.name): says two places",
        "write one of \(rules.choice.joined(separator: ", "))")
    }
    for (key, first) in rules.countedFromOne { checkAddress(node.entry(key)?.value, key, first) }
    let link = linkName(keys["link"], rules, at: entry.place)
    value.source = LinkedSource(
      kind: rules.kind, link: link, keys: keys, place: entry.place, isReadOnly: rules.isReadOnly(keys))
  }

  /// The time after which a value is stale that does not say so itself: that of its source, or of its link.
  private func standardStale(of source: LinkedSource?) -> Duration? {
    guard let source else { return nil }
    let link = links.first { $0.name == source.link }
    if let stale = source.keys.duration("stale") ?? link?.keys.duration("stale") { return stale }
    guard source.kind == LinkRules.modbus.kind else { return nil }
    // One that is read seldom is not stale in between.
    let every = source.keys.duration("every") ?? link?.keys.duration("every") ?? .seconds(1)
    return max(.seconds(3), every * 3)
  }

  /// Refuses an address as manuals write it, counted from 1 with the table before it. In hexadecimal it is taken as it is.
  private func checkAddress(_ node: SourceNode?, _ key: String, _ first: Int) {
    guard let node, let address = node.text.flatMap({ Int($0) }), (first...(first + 9_998)).contains(address) else {
      return
    }
    note(
      node.place, "\(address) counts from \(first), as manuals do, and the wire counts from 0",
      "write \(key): \(address - first), or the address in hexadecimal if it is meant")
  }

  /// The link of a source: the one that it names, or the only one of its kind.
  private func linkName(_ key: LinkKey?, _ rules: LinkRules, at place: PanelPlace) -> String? {
    guard rules.needsLink else { return nil }
    let known = links.filter { $0.kind == rules.kind }.map(\.name)
    guard case .text(let name)? = key else {
      if known.count != 1 {
        note(
          place, known.isEmpty ? "there is no link of the kind \(rules.kind)" : "there are several links of this kind",
          known.isEmpty
            ? "declare one under links:, such as plc: {\(rules.kind): ADDRESS}"
            : "write link: and one of \(known.joined(separator: ", "))")
      }
      return known.first
    }
    if !known.contains(name) {
      note(place, "there is no link \(name.inQuotes) of the kind \(rules.kind)", adviceFor(name, among: known))
    }
    return name
  }
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
    default: nil
    }
  }
}
