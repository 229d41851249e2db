import Values

// The items of pages: controls, containers, components, repetitions and files.
extension DocumentReader {
  /// Reads an item, or a list of them.
  func body(_ node: SourceNode) -> [Element] {
    deeper("items", node.place, "use fewer containers") {
      let items = if case .list(let items) = node.content { items } else { [node] }
      return named(items.flatMap(elements))
    }
  }

  /// Reads nested items or actions, unless they are nested too deeply: nothing in a file may exhaust the stack.
  /// Components, files and actions count like containers.
  func deeper<Part>(_ parts: String, _ place: PanelPlace, _ fix: String, _ read: () -> [Part]) -> [Part] {
    let isAllowed = expansion.enter()
    defer { expansion.leave() }
    if isAllowed { return read() }
    note(place, "\(parts) are nested more than \(Limits.nesting) levels deep", fix)
    return []
  }

  /// The elements of one item: one, except for a repetition or a file.
  private func elements(_ node: SourceNode) -> [(Element, name: String)] {
    guard expansion.count(1) else {
      note(node.place, "components make more than \(Limits.nodes) items", "nest fewer of them")
      return []
    }
    switch node.content {
    case .list(let items): return deeper("items", node.place, "use fewer lists") { items.flatMap(elements) }
    case .scalar: return value(node).map { [$0] } ?? []
    case .map(let entries):
      guard entries.count == 1, let entry = entries.first else {
        note(
          entries.count > 1 ? entries[1].place : node.place,
          entries.isEmpty ? "an item is missing" : "an item has one name, and this one has \(entries.count)",
          "indent the keys of an item below its name, or put them in braces")
        return []
      }
      return elements(entry)
    }
  }

  /// The elements of an item by its name.
  private func elements(_ entry: SourceEntry) -> [(Element, name: String)] {
    switch PieceKind(rawValue: entry.name) {
    case .include: return included(entry)
    case .repetition: return repeated(entry)
    case nil: break
    }
    if entry.name.first?.isUppercase == true { return component(entry) }
    guard let rule = PanelSchema.element(entry.name) else {
      let names =
        ElementKind.allCases.map(\.rawValue) + PieceKind.allCases.map(\.rawValue) + components.keys
      note(entry.place, "there is no item \(entry.name.inQuotes)", adviceFor(entry.name, among: names))
      return []
    }
    return [element(rule, entry.value, entry.place)]
  }

  // MARK: One control

  /// The element of a rule, from its long or its short form.
  private func element(_ rule: ElementRule, _ node: SourceNode, _ place: PanelPlace) -> (Element, name: String) {
    var node = node
    if let short = rule.short, !isLong(node, rule) {
      node = SourceNode(content: .map([SourceEntry(name: short, place: place, value: node)]), place: place)
    } else if node.isNothing {
      node.content = .map([])
    }
    let properties = map(node, rule.allKeys, of: rule.name)
    let shown = properties[ItemKeys.value]
    if let value = shown.flatMap({ values[$0] }) { check(value, of: rule, node, properties) }
    checkParts(of: rule, node, place)
    if let actual = node.entry(NumberControls.actual), properties[NumberControls.stepperLook] != .dial {
      warn(actual.place, "actual: shows only in the style dial", "write style: dial, or remove actual:")
    }
    if rule.kind == .button { checkRepetition(node, properties) }
    if rule.kind == .textField { checkRules(node) }
    let name = properties[ItemKeys.name] ?? [rule.name, shown].compactMap { $0 }.joined(separator: ":")
    return (Element(id: name, rule: rule, place: place, properties: properties), name)
  }

  /// Whether an item has the long form, a map of its keys, and not the short form.
  private func isLong(_ node: SourceNode, _ rule: ElementRule) -> Bool {
    guard case .map(let entries) = node.content else { return false }
    // A container in short form may hold one item without a list.
    let isItem = entries.count == 1 && rule.key(entries[0].name) == nil && PanelSchema.element(entries[0].name) != nil
    return !isItem
  }

  /// Notes that a control cannot set its value.
  private func check(
    _ value: ValueDeclaration, of rule: ElementRule, _ node: SourceNode, _ properties: Properties
  ) {
    if value.isReadOnly, rule.chapter == .controls {
      note(
        node.entry(ItemKeys.value)?.value.place ?? node.place,
        "\(value.name) can only be read, and a \(rule.name) sets it",
        [.number, .duration].contains(value.kind) ? "show it by readout or gauge" : "show it by value or readout")
    }
    if rule.kind == .steps { checkSteps(of: value, node, properties) }
    if rule.needsBounds, value.numbers.bounds == nil, !properties.has(ItemKeys.bounds) {
      note(
        node.entry(ItemKeys.value)?.value.place ?? node.place,
        "\(value.name) has no bounds, and a \(rule.name) needs them",
        "write in: \(value.kind == .duration ? "0..10 min" : "0..100") at the value")
    }
  }

  /// Notes that an element lacks its value, or has two.
  private func checkParts(of rule: ElementRule, _ node: SourceNode, _ place: PanelPlace) {
    let given = rule.choice.filter { node.entry($0) != nil }
    if !rule.choice.isEmpty, given.count != 1 {
      note(
        place, "\(rule.name) needs exactly one of \(rule.choice.map { "\($0):" }.joined(separator: ", "))",
        given.isEmpty ? "write one of them" : "remove all but one")
    }
    if rule.needsAlarms, !hasAlarms {
      note(place, "\(rule.name) shows alarms, and the file has none", "declare them under alarms:")
    }
    if let otherwise = node.entry(ItemKeys.otherwise), node.entry(ItemKeys.access) == nil {
      note(otherwise.place, "otherwise: has no effect without access:", "write access: and a role")
    }
  }

  /// A value alone: its default control.
  private func value(_ node: SourceNode) -> (Element, name: String)? {
    if node.isNothing {
      note(node.place, "an item is missing", "write the name of a value or of an item")
      return nil
    }
    if let text = node.text, values[text] == nil, let rule = PanelSchema.element(text) {
      return element(rule, SourceNode(content: .map([]), place: node.place), node.place)
    }
    if let text = node.text, values[text] == nil, !faultyValues.contains(text) {
      // An item that needs nothing else may be written alone, too.
      let items = PanelSchema.elements.filter { !$0.allKeys.contains(where: \.isRequired) }.map(\.name)
      note(
        node.place, "there is no value and no item \(text.inQuotes)",
        values.isEmpty && nearestName(to: text, among: items) == nil
          ? "declare a value under values:, or write an item such as {text: Hello}"
          : adviceFor(text, among: values.keys.sorted() + items, isOrdered: true))
      return nil
    }
    guard let name = valueName(node, []), let value = values[name] else { return nil }
    let rule = PanelSchema.defaultElement(of: value)
    let id = rule.name + ":" + name
    return (Element(id: id, rule: rule, place: node.place, properties: Properties(value: name)), id)
  }

  /// Gives elements unique names, so that each keeps its state when their order changes. Notes a `name:` that two of them
  /// have.
  private func named(_ found: [(Element, name: String)]) -> [Element] {
    var counts: [String: Int] = [:]
    var given: Set<String> = []
    return found.map { element, name in
      // Several timers of one name show the same one.
      if element.timer == nil, let name = element.properties[ItemKeys.name], !given.insert(name).inserted {
        note(
          element.place, "the name \(name) is that of another item beside this one, too",
          "write another name: for one of them")
      }
      let count = counts[name, default: 0] + 1
      counts[name] = count
      if count == 1 { return element }
      return Element(
        id: "\(name)#\(count)", rule: element.rule, place: element.place, properties: element.properties)
    }
  }

  // MARK: Files, components and repetitions

  /// The items of another file.
  private func included(_ entry: SourceEntry) -> [(Element, name: String)] {
    guard let name = entry.value.text, !name.isEmpty else {
      note(entry.value.place, "include: expects the path of a file", "write include: pages/service.yaml")
      return []
    }
    do throws(PanelProblem) {
      let tree = try TreeReader.include(
        name, from: entry.value.place, in: files, open: expansion.open, depth: expansion.depth)
      expansion.begin(tree.place.file)
      defer { expansion.end() }
      return elementsDeeper(tree)
    } catch {
      note(error)
      return []
    }
  }

  /// The items that replace this one.
  private func elementsDeeper(_ node: SourceNode) -> [(Element, name: String)] {
    deeper("items", node.place, "use fewer components and files") { elements(node) }
  }

  /// Reads a component of the section `components:`, without its body, which is read where the component is used.
  func declareComponent(_ entry: SourceEntry) {
    guard entry.name.first?.isUppercase == true, checkName(entry.name, entry.place, "a component") else {
      if entry.name.first?.isUppercase == false {
        note(
          entry.place, "the name of a component begins with a capital letter",
          "write \(entry.name.prefix(1).uppercased())\(entry.name.dropFirst())")
      }
      return
    }
    let keys = map(entry.value, PanelSchema.component, of: "a component")
    guard let body = keys[ComponentKeys.body] else { return }
    components[entry.name] = Component(
      parameters: keys[ComponentKeys.parameters] ?? [], body: body, place: entry.place)
  }

  /// The items of a component with its arguments.
  private func component(_ entry: SourceEntry) -> [(Element, name: String)] {
    guard let component = components[entry.name] else {
      note(entry.place, "there is no component \(entry.name.inQuotes)", adviceFor(entry.name, among: components.keys))
      return []
    }
    if expansion.open.contains(entry.name) {
      note(entry.place, "\(entry.name) contains itself", "remove it from its own body")
      return []
    }
    let given = if case .map(let entries) = entry.value.content { entries } else { [SourceEntry]() }
    let parameters = Set(component.parameters)
    if let argument = given.first(where: { !parameters.contains($0.name) }) {
      note(
        argument.place, "\(entry.name) has no parameter \(argument.name.inQuotes)",
        adviceFor(argument.name, among: component.parameters))
      return []
    }
    let arguments = Dictionary(given.map { ($0.name, $0.value) }) { $1 }
    if let missing = component.parameters.first(where: { arguments[$0] == nil }) {
      note(entry.place, "\(entry.name) wants \(missing):", "add it in braces: \(entry.name): {\(missing): …}")
      return []
    }
    expansion.begin(entry.name)
    defer { expansion.end() }
    return made(component.body, arguments)
  }

  /// The items of a repetition, for each of its list.
  private func repeated(_ entry: SourceEntry) -> [(Element, name: String)] {
    let keys = map(entry.value, PanelSchema.repetition, of: "for")
    guard let name = keys[RepetitionKeys.each], let list = keys[RepetitionKeys.list],
      let body = keys[RepetitionKeys.body]
    else { return [] }
    guard case .list(let items) = list.content else {
      note(list.place, "in: expects a list, not \(list.kindInWords)", "write in: [kitchen, bath]")
      return []
    }
    return items.flatMap { expansion.fits ? made(body, [name: $0]) : [] }
  }

  /// The items of a body with its arguments, unless there are too many.
  private func made(_ body: SourceNode, _ arguments: [String: SourceNode]) -> [(Element, name: String)] {
    let substitution = Substitution(arguments: arguments)
    let node = substitution.node(body)
    let fits = expansion.count(node.weight)
    for problem in substitution.problems { note(problem) }
    guard fits, node.height <= Limits.nesting else {
      note(body.place, "components make more than \(Limits.nodes) items", "nest fewer of them")
      return []
    }
    return elementsDeeper(node)
  }
}
