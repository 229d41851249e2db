import Values

/// A text with expressions in braces: `{oven.now} of {oven.target}`. Two braces `{{` stand for one.
struct TextTemplate: Sendable, Hashable {
  /// A part of the text.
  enum Part: Sendable, Hashable {
    case literal(String)
    case expression(Expression, ExpressionType)
  }

  /// The parts, in the order of the text.
  var parts: [Part]

  /// The text if it has no expressions; `nil` otherwise.
  var plain: String? {
    switch parts.count {
    case 0: return ""
    case 1: if case .literal(let text) = parts[0] { return text }
    default: break
    }
    return nil
  }

  /// Whether the text is an object or an array in JSON.
  var isJSON: Bool {
    guard case .literal(let text)? = parts.first else { return false }
    let start = text.trimmed
    return start.hasPrefix("{") || start.hasPrefix("[")
  }

  /// The length of the text without its expressions, in bytes of UTF-8.
  var literalBytes: Int { parts.reduce(0) { if case .literal(let text) = $1 { $0 + text.utf8.count } else { $0 } } }

  /// The expressions in the text.
  var expressions: [Expression] {
    parts.compactMap { if case .expression(let expression, _) = $0 { expression } else { nil } }
  }

  /// The values and the timers whose states the text reveals.
  var origins: Set<Expression.Origin> { expressions.reduce(into: []) { $0.formUnion($1.origins) } }

  /// Creates a text of parts.
  init(parts: [Part]) { self.parts = parts }

  /// Creates a text without expressions.
  init(_ text: String) { parts = text.isEmpty ? [] : [.literal(text)] }

  /// Parses a text.
  ///
  /// - Throws: ``ExpressionMistake`` at the characters of the text that are wrong.
  init(_ text: String, _ typer: ExpressionTyper) throws(ExpressionMistake) {
    var (parts, literal) = ([Part](), String.UnicodeScalarView())
    let characters = Array(text.unicodeScalars)
    var index = 0
    while index < characters.count {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      switch characters[index] {
      case "{" where next == "{", "}" where next == "}":
        literal.append(characters[index])
        index += 2
      case "{":
        guard let end = characters[index...].firstIndex(of: "}") else {
          throw ExpressionMistake(
            range: index..<(index + 1), what: "the brace is not closed",
            fix: "write } after the value, or {{ for a brace")
        }
        if !literal.isEmpty { parts.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        let inside = String(String.UnicodeScalarView(characters[(index + 1)..<end]))
        let syntax = try ExpressionParser.parse(inside, start: index + 1)
        let (expression, type) = try typer.typed(syntax)
        parts.append(.expression(expression, type))
        index = end + 1
      case "}":
        throw ExpressionMistake(
          range: index..<(index + 1), what: "this brace closes nothing", fix: "write }} for a brace")
      default:
        literal.append(characters[index])
        index += 1
      }
    }
    if !literal.isEmpty { parts.append(.literal(String(literal))) }
    self.parts = parts
  }
}
