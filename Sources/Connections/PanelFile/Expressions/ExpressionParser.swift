import Values

/// Parses an expression: comparisons, arithmetic, `and`, `or`, `not`, `A if CONDITION else B`, and calls.
///
/// There are no loops and no recursion, so that every expression has a value. The nesting is bounded.
///
/// The grammar, from the weakest operator to the strongest:
///
///     whole      = either [ "if" either "else" whole ]
///     either     = both { "or" both }
///     both       = negation { "and" negation }
///     negation   = "not" negation | comparison
///     comparison = sum [ ( "==" | "!=" | "<=" | ">=" | "<" | ">" ) sum ]
///     sum        = product { ( "+" | "-" ) product }
///     product    = signed { ( "*" | "/" ) signed }
///     signed     = "-" signed | single
///     single     = number [ unit ] | text | colour | name [ "(" [ whole { "," whole } ] ")" ] | "(" whole ")"
///
/// Words stand for the operators of logic, as in Jinja and Python: `&`, `!`, `?`, `:` and `#` mean something in YAML, and a text
/// that begins with one of them would need quotes.
struct ExpressionParser {
  private typealias Word = ExpressionWords.Word

  /// The words of the text, of which the last is the end.
  private let words: [Word]
  /// The number of words that have been read.
  private var index = 0
  /// The number of open parentheses and prefixes.
  private var depth = 0

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: the text of the expression.
  ///   - start: the number of characters before it, in the text that messages count in.
  static func parse(_ text: some StringProtocol, start: Int = 0) throws(ExpressionMistake) -> ExpressionSyntax {
    let length = text.unicodeScalars.count
    if length > Limits.expressionLength {
      throw ExpressionMistake(
        range: start..<(start + length), what: "the expression is longer than \(Limits.expressionLength) characters",
        fix: "divide it: a value can be computed by is:")
    }
    var source = ExpressionWords(text, start: start)
    var parser = ExpressionParser(words: try source.all())
    let syntax = try parser.whole()
    if parser.next.kind != .end { throw parser.unexpected("after the expression") }
    return syntax
  }

  /// Begins before the first word.
  private init(words: [Word]) { self.words = words }

  /// The next word; the end again after it.
  private var next: Word { words[min(index, words.count - 1)] }

  /// The mistake of a word in the wrong place.
  private func unexpected(_ place: String) -> ExpressionMistake {
    if next.kind == .end {
      return ExpressionMistake(range: next.range, what: "the expression ends too early", fix: "complete it")
    }
    return ExpressionMistake(
      range: next.range, what: "\(next.text.inQuotes) cannot be \(place)",
      fix: "write one of and, or, if, ==, <, >, +, -, * and / before it, or remove it")
  }

  /// Reads a word or a sign, if it is the next one.
  private mutating func takes(_ text: String) -> Bool {
    guard next.text == text, next.kind == .sign || next.kind == .name else { return false }
    index += 1
    return true
  }

  /// Reads a nested expression, unless that would be too deep.
  private mutating func deeper(
    _ body: (inout ExpressionParser) throws(ExpressionMistake) -> ExpressionSyntax
  ) throws(ExpressionMistake) -> ExpressionSyntax {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.expressionDepth else {
      throw ExpressionMistake(
        range: next.range, what: "the expression is nested more than \(Limits.expressionDepth) deep",
        fix: "divide it: a value can be computed by is:")
    }
    return try body(&self)
  }

  // MARK: From the weakest operator to the strongest

  /// `VALUE if CONDITION else VALUE`, which groups from the right.
  private mutating func whole() throws(ExpressionMistake) -> ExpressionSyntax {
    try deeper { parser throws(ExpressionMistake) in
      let value = try parser.either()
      guard parser.takes("if") else { return value }
      let condition = try parser.either()
      guard parser.takes("else") else {
        throw ExpressionMistake(
          range: parser.next.range, what: "if has no else", fix: "write A if CONDITION else B")
      }
      let other = try parser.whole()
      return ExpressionSyntax(
        form: .choose(value, condition, other), range: value.range.lowerBound..<other.range.upperBound)
    }
  }

  /// Operands with signs of one set between them, which group from the left.
  private mutating func chain(
    _ signs: [String], _ operand: (inout ExpressionParser) throws(ExpressionMistake) -> ExpressionSyntax
  ) throws(ExpressionMistake) -> ExpressionSyntax {
    let first = try operand(&self)
    var others: [(sign: String, operand: ExpressionSyntax)] = []
    while let sign = signs.first(where: { takes($0) }) { others.append((sign, try operand(&self))) }
    guard let last = others.last else { return first }
    return ExpressionSyntax(
      form: .chain(first, others), range: first.range.lowerBound..<last.operand.range.upperBound)
  }

  /// Operands of `or`.
  private mutating func either() throws(ExpressionMistake) -> ExpressionSyntax {
    try chain(["or"]) { parser throws(ExpressionMistake) in try parser.both() }
  }

  /// Operands of `and`.
  private mutating func both() throws(ExpressionMistake) -> ExpressionSyntax {
    try chain(["and"]) { parser throws(ExpressionMistake) in try parser.negation() }
  }

  /// `not` and what follows it.
  private mutating func negation() throws(ExpressionMistake) -> ExpressionSyntax {
    let begin = next.range.lowerBound
    guard takes("not") else { return try comparison() }
    return try deeper { parser throws(ExpressionMistake) in
      let inside = try parser.negation()
      return ExpressionSyntax(form: .unary("not", inside), range: begin..<inside.range.upperBound)
    }
  }

  /// The signs that compare; the longer ones come first.
  private static let comparisons = ["==", "!=", "<=", ">=", "<", ">"]

  /// A comparison. A second comparison cannot follow, because it would not mean what it means in mathematics.
  private mutating func comparison() throws(ExpressionMistake) -> ExpressionSyntax {
    let left = try sum()
    guard let sign = Self.comparisons.first(where: { takes($0) }) else { return left }
    let right = try sum()
    if next.kind == .sign, Self.comparisons.contains(next.text) {
      throw ExpressionMistake(
        range: next.range, what: "two comparisons follow each other", fix: "join them: A < B and B < C")
    }
    return ExpressionSyntax(
      form: .compare(sign, left, right), range: left.range.lowerBound..<right.range.upperBound)
  }

  /// Operands of `+` and `-`.
  private mutating func sum() throws(ExpressionMistake) -> ExpressionSyntax {
    try chain(["+", "-"]) { parser throws(ExpressionMistake) in try parser.product() }
  }

  /// Operands of `*` and `/`.
  private mutating func product() throws(ExpressionMistake) -> ExpressionSyntax {
    try chain(["*", "/"]) { parser throws(ExpressionMistake) in try parser.signed() }
  }

  /// A minus sign and what follows it.
  private mutating func signed() throws(ExpressionMistake) -> ExpressionSyntax {
    let begin = next.range.lowerBound
    guard takes("-") else { return try single() }
    return try deeper { parser throws(ExpressionMistake) in
      let inside = try parser.signed()
      return ExpressionSyntax(form: .unary("-", inside), range: begin..<inside.range.upperBound)
    }
  }

  /// A number, a text, a colour, a name, a call, or an expression in parentheses.
  private mutating func single() throws(ExpressionMistake) -> ExpressionSyntax {
    let word = next
    switch word.kind {
    case .number: return try number()
    case .text:
      index += 1
      return ExpressionSyntax(form: .text(word.text), range: word.range)
    case .color:
      index += 1
      guard ColorComponents(text: word.text) != nil else {
        throw ExpressionMistake(
          range: word.range, what: "\(word.text.inQuotes) is not a colour", fix: "write # and six hexadecimal digits")
      }
      return ExpressionSyntax(form: .color(word.text), range: word.range)
    case .name: return try name()
    case .sign where takes("("):
      let inside = try whole()
      guard takes(")") else { throw unexpected("inside the parentheses") }
      return inside
    case .sign, .end: throw unexpected("here")
    }
  }

  /// A number, or a duration where a unit of time follows.
  private mutating func number() throws(ExpressionMistake) -> ExpressionSyntax {
    let word = next
    index += 1
    guard let value = Double(decimalText: word.text), value.magnitude < 1e15 else {
      throw ExpressionMistake(
        range: word.range, what: "\(word.text.inQuotes) is not a number",
        fix: CalendarText.date(near: word.text).map { "write the date as '\($0)'" } ?? "write one such as 20.5")
    }
    let unit = next
    if unit.kind == .name, let duration = Duration(unitText: word.text + " " + unit.text) {
      index += 1
      return ExpressionSyntax(form: .duration(duration), range: word.range.lowerBound..<unit.range.upperBound)
    }
    return ExpressionSyntax(form: .number(value), range: word.range)
  }

  /// The words that are no names.
  private static let keywords: Set<String> = ["and", "or", "not", "if", "else"]

  /// A name, `true` or `false`, or a call.
  private mutating func name() throws(ExpressionMistake) -> ExpressionSyntax {
    let word = next
    if Self.keywords.contains(word.text) { throw unexpected("here") }
    index += 1
    if word.text == "true" || word.text == "false" {
      return ExpressionSyntax(form: .flag(word.text == "true"), range: word.range)
    }
    guard takes("(") else { return ExpressionSyntax(form: .name(word.text), range: word.range) }
    var arguments: [ExpressionSyntax] = []
    if !takes(")") {
      repeat { arguments.append(try whole()) } while takes(",")
      guard takes(")") else { throw unexpected("inside the parentheses") }
    }
    return ExpressionSyntax(
      form: .call(word.text, arguments), range: word.range.lowerBound..<words[index - 1].range.upperBound)
  }
}
