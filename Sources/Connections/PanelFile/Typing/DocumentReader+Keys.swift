import Appliance
import Graphics
import Values

// The values of keys, by the kinds that the schema says.
extension DocumentReader {
  /// Reads a map by rules.
  ///
  /// - Parameters:
  ///   - rules: the keys that it may have.
  ///   - owner: the owner, for messages.
  func map(_ node: SourceNode, _ rules: [KeyRule], of owner: String) -> Properties {
    guard case .map(let entries) = node.content else {
      if node.isNothing, !rules.contains(where: \.isRequired) { return Properties() }
      note(
        node.place, "\(owner) expects a map of keys, not \(node.kindInWords)",
        "write {\(rules.first { $0.isRequired }?.name ?? rules.first?.name ?? "key"): …}")
      return Properties()
    }
    var properties: [String: Property] = [:]
    for entry in entries {
      guard let rule = rules.first(where: { $0.name == entry.name }) else {
        note(
          entry.place, "\(owner) has no key \(entry.name.inQuotes)",
          adviceFor(entry.name, among: rules.map(\.name), isOrdered: true))
        continue
      }
      if let property = property(entry.value, rule.kind, of: rule.name) { properties[rule.name] = property }
    }
    for rule in rules where rule.isRequired && !entries.contains(where: { $0.name == rule.name }) {
      note(node.place, "\(owner) has no \(rule.name):", "write \(rule.name): and \(rule.doc.asAdvice)")
    }
    return Properties(properties)
  }

  /// Reads the value of a key; `nil`, with a note, if the value is not of the kind.
  func property(_ node: SourceNode, _ kind: KeyKind, of key: String) -> Property? {
    switch kind {
    case .body: return .body(body(node))
    case .actions: return .actions(actions(node))
    case .anything, .literal: return .node(node)
    case .map(let rules): return .map(map(node, rules, of: key))
    case .options: return options(node, key).map(Property.options)
    case .mapping: return mapping(node, key).map(Property.mapping)
    case .symbols: return symbols(node, key).map(Property.mapping)
    case .values(let kinds):
      if case .list(let items) = node.content, items.isEmpty {
        note(node.place, "\(key): names no value", kind.advice)
        return nil
      }
      return words(node, key) { valueName($0, kinds) }
    case .pages: return words(node, key) { pageName($0) }
    case .names: return words(node, key) { $0.text }
    case .layouts: return words(node, key) { layout($0) }
    case .several(let allowed):
      return words(node, key) { node in
        guard case .word(let word)? = scalar(node, .word(allowed), of: key) else { return nil }
        return word
      }
    case .text, .plain, .name, .flag, .condition, .quantity, .color, .span, .choice, .number, .whole, .extent,
      .characters, .word, .duration, .range, .dates, .value, .page, .symbol, .role, .timer, .passcode, .credential:
      return scalar(node, kind, of: key)
    }
  }

  /// Reads a value that is one text.
  private func scalar(_ node: SourceNode, _ kind: KeyKind, of key: String) -> Property? {
    guard case .scalar(let scalar) = node.content else {
      note(node.place, "\(key): expects \(kind.inWords), not \(node.kindInWords)", kind.advice)
      return nil
    }
    if node.isNothing {
      noteMissing(node, scalar, kind, of: key)
      return nil
    }
    let text = scalar.text
    func wrong() -> Property? {
      note(node.place, "\(key): expects \(kind.inWords), not \(text.inQuotes)", kind.advice)
      return nil
    }
    switch kind {
    case .text: return template(node, scalar).map(Property.text)
    case .plain: return .word(text)
    case .name:
      if !Self.isName(text) { note(node.place, "\(key): cannot be \(text.inQuotes)", Self.nameAdvice) }
      return Self.isName(text) ? .word(text) : nil
    case .flag: return text == "true" || text == "false" ? .flag(text == "true") : wrong()
    case .condition: return expression(node, scalar, .flag).map(Property.expression)
    case .quantity: return expression(node, scalar, .number).map(Property.expression)
    case .color: return expression(node, scalar, .color).map(Property.expression)
    case .span: return span(node, scalar)
    case .choice(let words): return expression(node, scalar, .choice(OptionNames(words))).map(Property.expression)
    case .number(let bounds):
      guard let number = Double(decimalText: text) else { return wrong() }
      return inside(bounds, number, text, node, of: key).map(Property.number)
    case .whole(let bounds): return whole(text, bounds).map { .number(Double($0)) } ?? wrong()
    case .extent(let bounds): return extent(text, bounds).map { .range($0) } ?? wrong()
    case .characters: return TypedCharacters(text) == nil ? wrong() : .word(text)
    case .word(let words):
      if words.contains(text) { return .word(text) }
      note(node.place, "\(key): cannot be \(text.inQuotes)", adviceFor(text, among: words))
      return nil
    case .duration(let least):
      guard let duration = Duration(unitText: text), duration >= least else { return wrong() }
      return .duration(duration)
    case .range: return range(node, text, of: key).map(Property.range)
    case .dates: return CalendarText.dates(text) == nil ? wrong() : .word(text)
    case .value(let kinds): return valueName(node, kinds).map(Property.word)
    case .page: return pageName(node).map(Property.word)
    case .symbol:
      if SymbolNames.isKnown(text) { return .word(text) }
      note(node.place, "there is no symbol \(text.inQuotes)", SymbolNames.advice(for: text))
      return nil
    case .role: return role(node, text).map(Property.word)
    case .timer:
      // Timers are in pages, which are read one after another: whether a timer exists is known at the end.
      timerUses.append((text, node.place))
      return .word(text)
    case .passcode, .credential: return secret(text, node, kind, of: key)
    case .several, .values, .pages, .actions, .body, .options, .map, .names, .layouts, .mapping, .symbols, .literal,
      .anything:
      return wrong()
    }
  }

  /// A number within bounds; `nil`, with a note, for another one.
  private func inside(
    _ bounds: ClosedRange<Double>, _ number: Double, _ text: String, _ node: SourceNode, of key: String
  ) -> Double? {
    if bounds.contains(number) { return number }
    let nearest = min(max(number, bounds.lowerBound), bounds.upperBound)
    note(
      node.place, "\(key): expects a number \(Self.written(bounds)), not \(text.inQuotes)",
      "write \(nearest.decimalText)")
    return nil
  }

  /// A whole number within bounds, or two with two dots between them.
  private func extent(_ text: String, _ bounds: ClosedRange<Int>) -> ClosedRange<Double>? {
    let (low, high) = text.bounds ?? (text, text)
    guard let low = whole(low, bounds), let high = whole(high, bounds), low <= high else { return nil }
    return Double(low)...Double(high)
  }

  /// Notes that a key has no value.
  private func noteMissing(_ node: SourceNode, _ scalar: SourceScalar, _ kind: KeyKind, of key: String) {
    let comment = scalar.comment.map { String($0.prefix { $0 != " " && $0 != "," && $0 != "}" }) }
    if let comment, ColorComponents(text: comment) != nil {
      note(
        node.place, "\(key): is followed by a comment, not by a colour",
        "a colour needs quotes: \(key): \"\(comment)\"")
    } else {
      note(node.place, "\(key): has no value", kind.advice)
    }
  }

  /// Reads the hash of a code, or the name of a secret that is kept elsewhere.
  private func secret(_ text: String, _ node: SourceNode, _ kind: KeyKind, of key: String) -> Property? {
    if case .passcode = kind {
      if PasscodeHash.isHash(text) { return .word(text) }
      note(
        node.place, "\(key): expects the hash of a code, because anybody may read this file",
        "write what kiosk passcode prints")
    } else {
      if text.hasPrefix("credential:"), text.utf8.count > 11 { return .word(text) }
      note(
        node.place, "\(key): cannot be in the panel file, which anybody may read",
        "write credential:NAME, and give the secret by LoadCredential=NAME@HOST:FILE")
    }
    return nil
  }

  /// A whole number, also as `0x1F`.
  private func whole(_ text: String, _ bounds: ClosedRange<Int>) -> Int? {
    let number = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    return number.flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// Two numbers or two durations, the latter in seconds.
  static func range(_ text: String) -> ClosedRange<Double>? {
    guard let (low, high) = bounds(text), low <= high, high - low < Self.widest else { return nil }
    return low...high
  }

  /// The width from which a `Double` cannot tell the steps of a range apart.
  private static let widest = 1e15

  /// Two numbers or durations, in any order.
  private static func bounds(_ text: String) -> (Double, Double)? {
    func number(_ text: String) -> Double? { Double(decimalText: text) ?? Duration(unitText: text)?.inSeconds }
    guard let (low, high) = text.bounds, let low = number(low), let high = number(high) else { return nil }
    return (low, high)
  }

  /// Reads the bounds of a range, and notes what is wrong with them.
  private func range(_ node: SourceNode, _ text: String, of key: String) -> ClosedRange<Double>? {
    if let range = Self.range(text) { return range }
    let (fault, fix): (String, String)
    switch (Self.bounds(text), text.bounds) {
    case (let (low, high)?, let (lowText, highText)?) where low > high:
      (fault, fix) = ("expects the lower number first, not \(text.inQuotes)", "write \(highText)..\(lowText)")
    case (.some, _):
      (fault, fix) = ("expects bounds less than 1e15 apart, not \(text.inQuotes)", "write a narrower range")
    default: (fault, fix) = ("expects \(KeyKind.range.inWords), not \(text.inQuotes)", KeyKind.range.advice)
    }
    note(node.place, "\(key): \(fault)", fix)
    return nil
  }

  /// The bounds of a number, for a message.
  private static func written(_ bounds: ClosedRange<Double>) -> String {
    "from \(bounds.lowerBound.decimalText) to \(bounds.upperBound.decimalText)"
  }

  // MARK: Names

  /// The name of a declared value of some kinds.
  func valueName(_ node: SourceNode, _ kinds: Set<ValueKind>) -> String? {
    guard let name = node.text else {
      note(node.place, "a value's name is expected, not \(node.kindInWords)", "write the name alone")
      return nil
    }
    guard let value = values[name] else {
      if !faultyValues.contains(name) {
        note(node.place, "there is no value \(name.inQuotes)", adviceFor(name, among: values.keys.sorted()))
      }
      return nil
    }
    if kinds.isEmpty || kinds.contains(value.kind) { return name }
    let wanted = kinds.sorted { $0.rawValue < $1.rawValue }.map(\.inWords).joined(separator: " or ")
    note(
      node.place, "\(name) is \(value.kind.inWords), but \(wanted) is expected",
      adviceForValue(of: kinds))
    return nil
  }

  /// Values of some kinds that could be written.
  private func adviceForValue(of kinds: Set<ValueKind>) -> String {
    let names = values.values.filter { kinds.contains($0.kind) }.map(\.name).sorted()
    return names.isEmpty ? "declare one under values:" : "write one of \(names.prefix(8).joined(separator: ", "))"
  }

  /// The name of a page that exists.
  func pageName(_ node: SourceNode) -> String? {
    guard let name = node.text, pageNames.contains(name) else {
      note(
        node.place, "there is no page \((node.text ?? "").inQuotes)",
        adviceFor(node.text ?? "", among: pageNames.sorted()))
      return nil
    }
    return name
  }

  /// The name of a keyboard layout that this machine has.
  private func layout(_ node: SourceNode) -> String? {
    guard let name = node.text, !name.isEmpty, surroundings.isLayout(name) else {
      note(
        node.place, "there is no keyboard layout \((node.text ?? "").inQuotes)",
        "write a name of X such as de, or with its variant fr(oss); xkb-data has them")
      return nil
    }
    return name
  }

  /// Several names, or one alone.
  private func words(_ node: SourceNode, _ key: String, _ word: (SourceNode) -> String?) -> Property? {
    guard case .list(let items) = node.content else { return word(node).map { .words([$0]) } }
    let words = items.compactMap(word)
    return words.count == items.count ? .words(words) : nil
  }

  // MARK: Texts and expressions

  /// The types of everything that expressions and texts can name.
  var typer: ExpressionTyper { ExpressionTyper(values: values, links: linkNames, givesAdvice: !hasEnough) }

  /// A text with its expressions looked up.
  func template(_ node: SourceNode, _ scalar: SourceScalar) -> TextTemplate? {
    do throws(ExpressionMistake) {
      let template = try TextTemplate(scalar.text, typer)
      texts[scalar.text] = template
      if template.expressions.count > Limits.textExpressions {
        note(
          node.place,
          "the text shows \(template.expressions.count) values, and at most \(Limits.textExpressions) are allowed",
          "divide it into several texts")
        return nil
      }
      for expression in template.expressions { noteQuestions(of: expression, at: node.place) }
      if template.literalBytes > TextLimits.labelBytes {
        warn(
          node.place, "the text has \(template.literalBytes) bytes, of which one label shows \(TextLimits.labelBytes)",
          "shorten it, or divide it into several texts")
      }
      return template
    } catch {
      note(error, node, scalar)
      return nil
    }
  }

  /// An expression of a type. A colour, a date or a time of day may be written directly, without the expression's own quotes.
  func expression(_ node: SourceNode, _ scalar: SourceScalar, _ type: ExpressionType) -> Expression? {
    do throws(ExpressionMistake) {
      // The quotes of YAML around a whole expression are not those of a text in it.
      if type == .date && CalendarText.isDate(scalar.text) || type == .time && CalendarText.isTime(scalar.text) {
        return .constant(.text(scalar.text))
      }
      if type == .color, ColorNames.isColor(scalar.text) { return ExpressionTyper.color(scalar.text) }
      let expression = try typer.expression(ExpressionParser.parse(scalar.text), type)
      noteQuestions(of: expression, at: node.place)
      return expression
    } catch {
      note(error, node, scalar)
      return nil
    }
  }

  /// Takes note of what an expression asks for beside values.
  private func noteQuestions(of expression: Expression, at place: PanelPlace) {
    asksTime = asksTime || expression.asksTime
    // Timers are in pages, which are read one after another: whether a timer exists is known at the end.
    for name in expression.timerNames.sorted() { timerUses.append((name, place)) }
  }

  /// Notes a mistake inside a text, unless it follows from a faulty declaration.
  private func note(_ mistake: ExpressionMistake, _ node: SourceNode, _ scalar: SourceScalar) {
    if let name = mistake.name, isFaulty(name) { return }
    var place = node.place.advanced(by: mistake.range.lowerBound, in: scalar)
    if scalar.isVerbatim { (place.endLine, place.endColumn) = (place.line, place.column + mistake.range.count) }
    note(place, mistake.what, mistake.fix)
  }

  /// Whether a value of this name, or the range that has it as an end, has a faulty declaration.
  private func isFaulty(_ name: String) -> Bool {
    faultyValues.contains(name)
      || [".low", ".high"].contains { name.hasSuffix($0) && faultyValues.contains(String(name.dropLast($0.count))) }
  }

  // MARK: Maps

  /// The options of a choice: a list of words, or a map of words to titles.
  private func options(_ node: SourceNode, _ key: String) -> [ValueDeclaration.Option]? {
    switch node.content {
    case .list(let items):
      let names = items.compactMap(\.text)
      if names.count == items.count, !names.isEmpty, Set(names).count == names.count {
        return names.map { .init(name: $0, title: Self.title(of: $0)) }
      }
    case .map(let entries):
      let options = entries.compactMap { entry in
        entry.value.text.map {
          ValueDeclaration.Option(name: entry.name, title: $0.isEmpty ? Self.title(of: entry.name) : $0)
        }
      }
      if options.count == entries.count, !options.isEmpty { return options }
    case .scalar: break
    }
    note(node.place, "\(key): expects the options, each once, with their titles", "write {top: Top heat, fan: Fan}")
    return nil
  }

  /// A map of options to names of symbols. Whether the value has these options is known where the item is checked.
  private func symbols(_ node: SourceNode, _ key: String) -> [String: String]? {
    guard case .map(let entries) = node.content, !entries.isEmpty else {
      note(node.place, "\(key): expects \(KeyKind.symbols.inWords)", KeyKind.symbols.advice)
      return nil
    }
    let pairs = entries.compactMap { entry in
      scalar(entry.value, .symbol, of: entry.name)?.word.map { (entry.name, $0) }
    }
    return pairs.count == entries.count ? Dictionary(pairs) { $1 } : nil
  }

  /// A map of names to texts.
  private func mapping(_ node: SourceNode, _ key: String) -> [String: String]? {
    if case .map(let entries) = node.content {
      let pairs = entries.compactMap { entry in entry.value.text.map { (entry.name, $0) } }
      if pairs.count == entries.count { return Dictionary(pairs) { $1 } }
    }
    note(node.place, "\(key): expects a map of names to raw numbers or texts", "write {top: 1, fan: 2}")
    return nil
  }
}
