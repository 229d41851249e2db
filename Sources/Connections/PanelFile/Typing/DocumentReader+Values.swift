import Values

// The section `values:`.
extension DocumentReader {
  /// Reads the declaration of a value, except for the expression that computes it, and its title and colour: they may name
  /// the value itself and values further below.
  func declareValue(_ entry: SourceEntry) {
    let before = errorCount
    if let value = value(entry), errorCount == before {
      values[entry.name] = value
    } else {
      faultyValues.insert(entry.name)
    }
  }

  /// The number of mistakes so far, to find out whether a part of the file has any.
  var errorCount: Int { problems.count { $0.severity == .error } }

  /// The declaration of a value; `nil` if the declaration is unusable.
  private func value(_ entry: SourceEntry) -> ValueDeclaration? {
    guard checkName(entry.name, entry.place, "a value", allowsHyphens: false) else { return nil }
    if let fault = surroundings.fault(ofPlaceOf: entry.name) {
      let rest = entry.name.split(separator: ".", maxSplits: 1).last ?? ""
      note(entry.place, fault, "write another word before a dot, such as room.\(rest)")
      return nil
    }
    guard let kind = kind(of: entry) else { return nil }
    let rules = PanelSchema.value(kind)
    guard case .map(let entries) = entry.value.content else { return nil }
    let sources = entries.filter { LinkRules.named($0.name) != nil && !LinkRules.isNoBroker($0) }
    let own = SourceNode(
      content: .map(entries.filter { LinkRules.named($0.name) == nil && !Self.isLook($0) }), place: entry.value.place)
    let keys = map(own, rules, of: kind.inWords)
    var value = ValueDeclaration(
      name: entry.name, kind: kind, place: entry.place, label: TextTemplate(Self.title(of: entry.name)))
    fill(&value, with: keys)
    if kind == .duration { checkUnits(of: own.entry(ValueKeys.bounds)?.value) }
    if let currency = own.entry(ValueKeys.currency), own.entry(ValueKeys.unit) != nil {
      note(currency.place, "\(entry.name) has a unit and a currency", "remove unit: or currency:")
    }
    if entries.contains(where: LinkRules.isNoBroker) { value.audience = .itsLink }
    if keys[ValueKeys.isPrivate] == true { value.audience = .itsLinkInPrivate }
    readSource(sources, into: &value)
    // A value of the panel's own never gets out of date, because its link does not report it again.
    value.stale = value.isElsewhere ? value.stale ?? standardStale(of: value.source) : nil
    checkAge(of: value)
    // Registers may lie in a memory that wears out, and half a text means something else than the whole.
    if value.kind == .text || value.source?.kind == LinkRules.modbus.kind {
      value.sending = keys[ValueKeys.send] ?? .released
    }
    readInitial(keys[ValueKeys.initial], into: &value)
    value.isKept = keeps(keys[ValueKeys.keep], value)
    return value
  }

  /// Reads the title and the colour of a value.
  func readLook(_ entry: SourceEntry) {
    guard var value = values[entry.name], case .map(let entries) = entry.value.content else { return }
    let look = SourceNode(content: .map(entries.filter(Self.isLook)), place: entry.value.place)
    let keys = map(look, ValueKeys.look.rules, of: value.kind.inWords)
    (value.label, value.tint) = (keys[ValueKeys.label] ?? value.label, keys[ValueKeys.tint])
    values[entry.name] = value
  }

  /// Whether an entry of a declaration is the title or the colour.
  private static func isLook(_ entry: SourceEntry) -> Bool { ValueKeys.look.contains { $0.name == entry.name } }

  /// The kind of a value, which `type:` says.
  private func kind(of entry: SourceEntry) -> ValueKind? {
    let kinds = ValueKind.allCases.map(\.rawValue)
    guard case .map = entry.value.content, let type = entry.value.entry(ValueKeys.type) else {
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
  private func fill(_ value: inout ValueDeclaration, with keys: Properties) {
    (value.numbers.bounds, value.dates) = (keys[ValueKeys.bounds], keys[ValueKeys.dates])
    value.numbers.step = keys[ValueKeys.step] ?? keys[ValueKeys.timeStep]?.inSeconds
    value.numbers.isTime = value.kind == .duration
    value.numbers.unit = keys[ValueKeys.unit] ?? value.numbers.unit
    value.numbers.currency = keys[ValueKeys.currency]
    value.numbers.isGrouped = keys[ValueKeys.grouping] ?? value.numbers.isGrouped
    value.numbers.digits = keys[ValueKeys.digits]
    value.numbers.distance = keys[ValueKeys.distance] ?? value.numbers.distance
    value.options = keys[ValueKeys.options] ?? []
    (value.stale, value.numbers.deadband) = (keys[ValueKeys.stale], keys[ValueKeys.deadband])
    value.sending = keys[ValueKeys.send] ?? value.sending
  }

  /// Refuses bounds of a duration without a unit, as `step:` and `initial:` do: `5..10 min` would begin at 5 s. Zero needs no
  /// unit.
  private func checkUnits(of node: SourceNode?) {
    guard let node, let bounds = node.text?.bounds else { return }
    let numbers = [bounds.low, bounds.high].filter { Double(decimalText: $0).map { $0 != 0 } ?? false }
    guard let number = numbers.first else { return }
    note(
      node.place, "in: expects durations, and \(number.inQuotes) has no unit",
      "write both with units, such as 1 min..2 h")
  }

  /// Whether the config file has the value: yes, unless the panel file says otherwise or the value lives elsewhere.
  private func keeps(_ keeps: Bool?, _ value: ValueDeclaration) -> Bool { !value.isElsewhere && keeps ?? true }

  /// Reads the first value, which the declaration must allow. No message quotes it: whether the value is private is
  /// known only when all pages have been read.
  private func readInitial(_ node: SourceNode?, into value: inout ValueDeclaration) {
    guard let node else {
      // Without a link, nothing could report it.
      if !value.isElsewhere { value.initial = value.first }
      return
    }
    if value.kind == .text, let text = node.text, text.utf8.count > TextLimits.valueBytes {
      note(node.place, "initial: has \(text.utf8.count) bytes", "write \(value.description)")
      return
    }
    guard let text = node.text, let datum = value.datum(text) else {
      note(
        node.place, "initial: is not \(value.kind.inWords)",
        value.kind == .choice
          ? adviceFor(node.text ?? "", among: value.options.map(\.name)) : "write \(value.kind.example)")
      return
    }
    if let fault = value.fault(of: datum) {
      note(node.place, "initial: is not allowed", "it \(fault)")
      return
    }
    value.initial = datum
  }
}
