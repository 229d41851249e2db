import Links
import Values

// The section `links:`, and where values live.
extension DocumentReader {
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
    let properties = map(entry.value, rules.link, of: "a link of the kind \(rules.kind)")
    let keys = properties.linkKeys
    if let (key, fault) = LinkCheck.fault(of: rules.kind, keys), keys[key] != nil {
      note(entry.value.entry(key)?.value.place ?? entry.place, fault.parts.what, fault.parts.fix)
    }
    if let (key, fault) = LinkCheck.refusal(of: rules.kind, keys) {
      warn(entry.value.entry(key)?.value.place ?? entry.place, fault.parts.what, fault.parts.fix)
    }
    add(LinkDeclaration(name: entry.name, kind: rules.kind, properties: properties, place: entry.place))
  }

  /// Reads where a value lives.
  func readSource(_ entries: [SourceEntry], into value: inout ValueDeclaration) {
    guard let entry = entries.first, let rules = LinkRules.named(entry.name) else { return }
    if entries.count > 1 {
      note(entries[1].place, "\(value.name) lives in two places", "remove \(entries[1].name): or \(entry.name):")
    }
    var node = entry.value
    if let short = rules.short, node.text != nil {
      node = SourceNode(
        content: .map([SourceEntry(name: short, place: entry.place, value: entry.value)]), place: entry.value.place)
    }
    let before = errorCount
    let properties = map(node, rules.source, of: "\(entry.name):")
    let keys = properties.linkKeys
    // A consequence of a mistake in a key is no second mistake.
    let isSound = errorCount == before
    // Of several places only one can be meant, and without a place there is nothing to read.
    let chosen = rules.choice.filter { node.entry($0) != nil }
    if !rules.choice.isEmpty, chosen.count != 1 {
      note(
        entry.place,
        chosen.isEmpty
          ? "\(entry.name): names no place of the value" : "\(entry.name): names more than one place of the value",
        "write one of \(rules.choice.joined(separator: ", "))")
    }
    for (key, first) in rules.countedFromOne { checkAddress(node.entry(key)?.value, key.name, first) }
    for (key, fault) in LinkCheck.misnomers(of: rules.kind, keys) {
      note(node.entry(key)?.value.place ?? entry.place, fault.parts.what, fault.parts.fix)
    }
    if isSound, chosen.count == 1 || rules.choice.isEmpty {
      var linked = LinkedValue(value.name, value.kind.form)
      (linked.keys, linked.bounds) = (keys, value.numbers.bounds)
      linked.isReadOnly = rules.isReadOnly(properties)
      linked.options = value.options.map { .init(name: $0.name, title: $0.title) }
      linked.rules.parse = { [value] in value.datum($0) }
      linked.rules.description = value.description
      if let fault = LinkCheck.fault(of: rules.kind, linked) { note(entry.place, fault.parts.what, fault.parts.fix) }
    }
    if rules.kind == LinkRules.mqtt.kind { checkTopic(node) }
    if rules.kind == LinkRules.file.kind, let path = properties[LinkRules.path],
      let fault = surroundings.access?.fault(of: path)
    {
      warn(
        node.entry(LinkRules.path)?.value.place ?? entry.place, "\(value.name) is not read: \(fault.parts.what)",
        fault.parts.fix)
    }
    let link = linkName(properties[LinkRules.link], rules, at: entry.place)
    value.source = LinkedSource(rules, link: link, properties, place: entry.place)
    readWhole(keys, of: rules, into: &value)
  }

  /// Notes keys that have an effect on a topic of others only, where no topic is named: an order would reach nobody, and
  /// the panel would publish the value as it is.
  private func checkTopic(_ node: SourceNode) {
    if node.entry(LinkRules.topic) != nil { return }
    if let set = node.entry(LinkRules.set) {
      note(
        set.place, "set: belongs to a value that is read from a topic of others, and there is no topic:",
        "write topic: beside it, or send orders by the action publish")
    }
    for key in [LinkRules.member.name] + LinkRules.scaling.map(\.name) {
      guard let stray = node.entry(key) else { continue }
      warn(stray.place, "\(key): has no effect without topic:", "write topic: beside it, or remove \(key):")
    }
  }

  /// Notes that a register holds whole raw numbers only, and warns of a step to numbers between them.
  private func readWhole(_ keys: [String: LinkKey], of rules: LinkRules, into value: inout ValueDeclaration) {
    guard rules.kind == LinkRules.modbus.kind, value.source?.isReadOnly == false,
      value.kind == .number || value.kind == .duration, keys["map"] == nil, keys["bit"] == nil,
      case let form = RegisterForm(keys), form.isWhole
    else { return }
    let scaling = RawScaling(keys)
    guard scaling.scale != 0 else { return }
    value.numbers.whole = scaling
    guard let step = value.numbers.step, case let raw = (step / scaling.scale).magnitude,
      (raw - raw.rounded()).magnitude > 1e-6 * max(raw, 1)
    else { return }
    func text(_ number: Double) -> String {
      if value.kind != .duration { return number.decimalText }
      // The text of a duration has whole milliseconds at least.
      let time = Duration(inSeconds: number).flatMap { ($0.inSeconds - number).magnitude < 1e-9 ? $0.unitText : nil }
      return time ?? "\(number.decimalText) s"
    }
    warn(
      value.place, "\(form.rawValue) cannot hold the steps of \(value.name)",
      "write a multiple of \(text(scaling.scale.magnitude)) in place of step: \(text(step)), or another scale:")
  }

  /// The time after which a value becomes stale, if the value itself declares none: the source's time, or the link's.
  func standardStale(of source: LinkedSource?) -> Duration? {
    guard let source else { return nil }
    let link = source.link.flatMap(link)
    if let stale = source.properties[LinkRules.stale] ?? link?.properties[LinkRules.stale] { return stale }
    guard source.kind == LinkRules.modbus.kind else { return nil }
    // A value that is read seldom is not stale in between.
    let every = source.properties[LinkRules.every] ?? link?.properties[LinkRules.every] ?? .seconds(1)
    return max(.seconds(3), every * 3)
  }

  /// Warns of a value that becomes stale between two readings, so that it comes and goes.
  func checkAge(of value: ValueDeclaration) {
    guard let source = value.source, let stale = value.stale,
      let every = LinkCheck.interval(of: source.kind, source.keys, link: source.link.flatMap(link)?.keys ?? [:]),
      every >= stale
    else { return }
    warn(
      source.place, "\(value.name) is read every \(every.unitText), and is stale after \(stale.unitText)",
      "raise stale:, or lower every:")
  }

  /// Refuses an address in the notation of manuals, counted from 1 with the table's digit in front. A hexadecimal
  /// address is taken literally.
  private func checkAddress(_ node: SourceNode?, _ key: String, _ first: Int) {
    guard let node, let address = node.text.flatMap({ Int($0) }), (first...(first + 9_998)).contains(address) else {
      return
    }
    note(
      node.place, "\(address) counts from \(first), as manuals do, and the wire counts from 0",
      "write \(key): \(address - first), or the address in hexadecimal if it is meant")
  }

  /// The link of a source: the link that it names, or the only link of its kind.
  private func linkName(_ name: String?, _ rules: LinkRules, at place: PanelPlace) -> String? {
    guard rules.needsLink else { return nil }
    guard let name else {
      let known = linkNames(ofKind: rules.kind)
      if known.count != 1 {
        note(
          place, known.isEmpty ? "there is no link of the kind \(rules.kind)" : "there are several links of this kind",
          known.isEmpty
            ? "declare one under links:, such as plc: {\(rules.kind): ADDRESS}"
            : "write link: and one of \(known.joined(separator: ", "))")
      }
      return known.first
    }
    // The name of a link of another kind is a mistake, too.
    if link(name)?.kind != rules.kind {
      note(
        place, "there is no link \(name.inQuotes) of the kind \(rules.kind)",
        adviceFor(name, among: linkNames(ofKind: rules.kind)))
    }
    return name
  }
}
