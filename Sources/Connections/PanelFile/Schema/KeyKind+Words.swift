// The kinds of keys in words, for messages and for the reference page.
extension KeyKind {
  /// The kind as a noun phrase.
  var inWords: String {
    switch self {
    case .text: "a text"
    case .plain: "a text"
    case .name: "a name"
    case .flag: "true or false"
    case .condition: "a condition"
    case .quantity: "a number"
    case .color: "a colour"
    case .span: "a duration or a value that is one"
    case .choice(let words): "one of \(words.joined(separator: ", ")), or an expression"
    case .number(let bounds):
      "a number\(Self.from(bounds.lowerBound.decimalText, bounds.upperBound.decimalText, bounds.upperBound >= 1e6))"
    case .whole(let bounds): "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .extent(let bounds): "a whole number from \(bounds.lowerBound) to \(bounds.upperBound), or two of them"
    case .characters: "characters"
    case .word(let words): words.joined(separator: ", ")
    case .several(let words): "several of " + words.joined(separator: ", ")
    case .duration(let least): least > .zero ? "a duration of at least \(least.unitText)" : "a duration"
    case .range: "two numbers, the lower first"
    case .dates: "two dates, the earlier first"
    case .value(let kinds): kinds.isEmpty ? "a value" : Self.names(kinds)
    case .values(let kinds): kinds.isEmpty ? "values" : "values, each \(Self.names(kinds))"
    case .page: "the name of a page"
    case .pages: "names of pages"
    case .symbol: "the name of a symbol"
    case .role: "a role"
    case .timer: "the name of a timer"
    case .passcode: "the hash of a code"
    case .credential: "credential:NAME"
    case .actions: "actions"
    case .body: "items"
    case .options: "options with their titles"
    case .map: "a map"
    case .names: "names"
    case .layouts: "names of keyboard layouts"
    case .mapping: "a map of names to texts"
    case .symbols: "a map of options to symbols"
    case .literal: "a first value"
    case .anything: "anything"
    }
  }

  private static func from(_ low: String, _ high: String, _ isWide: Bool) -> String {
    isWide ? "" : " from \(low) to \(high)"
  }

  private static func names(_ kinds: Set<ValueKind>) -> String {
    kinds.map(\.inWords).sorted().joined(separator: " or ")
  }

  /// The advice on writing a value of this kind.
  var advice: String {
    switch self {
    case .text, .plain: "write a text"
    case .name: "write a name of letters, digits and _"
    case .flag: "write true or false"
    case .condition: ExpressionType.flag.advice
    case .quantity: ExpressionType.number.advice
    case .color: ExpressionType.color.advice
    case .span: ExpressionType.duration.advice
    case .choice(let words): ExpressionType.choice(OptionNames(words)).advice
    case .number, .whole: "write \(inWords)"
    case .extent: "write one, such as 4, or the lower and the higher one, such as 4..8"
    case .characters: "write single ones, or the first and the last of a row, such as 0-9A-F"
    case .several(let words): "write a list of \(words.joined(separator: ", "))"
    case .word(let words): "write one of \(words.joined(separator: ", "))"
    case .duration(let least):
      least > .zero ? "write \(least.unitText) or more" : "write a number and a unit, such as 500 ms, 5 s or 1 h 30 min"
    case .range: "write them with two dots between, such as 30..250"
    case .dates: "write them with two dots between, such as 2026-01-01..2030-12-31"
    case .value, .values: "write the name of a value"
    case .page, .pages: "write the name of a page"
    case .symbol: "write a name such as flame.fill"
    case .role: "write user or service"
    case .timer: "write the name: of a timer"
    case .passcode: "write what kiosk passcode prints"
    case .credential: "write credential:NAME"
    case .actions: "write an action such as {toggle: light}"
    case .body: "write a list of items"
    case .options: "write {top: Top heat, fan: Fan}"
    case .map, .mapping: "write {key: value}"
    case .symbols: "write {cart: cart, pay: creditcard}"
    case .names: "write [a, b]"
    case .layouts: "write [de, cz, fr(oss)]"
    case .literal, .anything: "write a value"
    }
  }
}
