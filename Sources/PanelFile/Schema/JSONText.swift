/// A value of JSON, for the schema that editors read.
indirect enum JSONText {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONText])
  /// Members in the order in which they are written.
  case map([(String, JSONText)])

  /// The text, indented by two blanks a level.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return number.decimalText
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let items):
      if items.isEmpty { return "[]" }
      let texts = items.map { $0.text(indent: inner) }
      let line = texts.joined(separator: ", ")
      if line.utf8.count < 100, !line.utf8.contains(10) { return "[\(line)]" }
      return "[\n\(inner)\(texts.joined(separator: ",\n" + inner))\n\(indent)]"
    case .map(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  /// The text in quotation marks, with escapes.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  init(stringLiteral text: String) { self = .text(text) }
  /// Creates a truth value.
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
  /// Creates a list.
  init(arrayLiteral items: JSONText...) { self = .list(items) }
  /// Creates a map in the order of the members.
  init(dictionaryLiteral members: (String, JSONText)...) { self = .map(members) }

  /// The map with more members.
  func with(_ more: [(String, JSONText)]) -> JSONText {
    if case .map(let members) = self { return .map(members + more) }
    return self
  }
}
