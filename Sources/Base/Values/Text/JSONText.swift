/// A value as JSON (RFC 8259), to be written. Keeps the order of an object's members.
package indirect enum JSONText: Sendable, CustomStringConvertible, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case null
  case bool(Bool)
  case number(Int)
  /// A number as text.
  case literal(String)
  case string(String)
  case array([JSONText])
  case object([(name: String, value: JSONText)])

  package init(stringLiteral text: String) { self = .string(text) }
  /// Creates a truth value.
  package init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
  /// Creates a whole number.
  package init(integerLiteral number: Int) { self = .number(number) }
  package init(_ text: String?) { self = text.map(JSONText.string) ?? .null }
  package init(_ number: Int?) { self = number.map(JSONText.number) ?? .null }

  package init(arrayLiteral values: JSONText...) { self = .array(values) }
  /// An object in the order of its members.
  package init(dictionaryLiteral members: (String, JSONText)...) { self = .members(members) }
  /// A finite number; 0 for any other.
  package init(_ number: Double) { self = .literal(number.isFinite ? number.decimalText : "0") }

  /// An object of pairs.
  package static func members(_ pairs: [(String, JSONText)]) -> JSONText {
    .object(pairs.map { (name: $0.0, value: $0.1) })
  }

  /// The object with more members; any other value as it is.
  package func with(_ more: [(String, JSONText)]) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members + more.map { (name: $0.0, value: $0.1) })
  }

  /// The text on as many lines as it needs, indented by two blanks a level.
  package func indented(by indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .array(let items) where !items.isEmpty:
      let texts = items.map { $0.indented(by: inner) }
      let line = texts.joined(separator: ", ")
      if line.utf8.count < 100, !line.utf8.contains(10) { return "[\(line)]" }
      return "[\n\(inner)\(texts.joined(separator: ",\n" + inner))\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { "\(inner)\(Self.quoted($0.name)): \($0.value.indented(by: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    default: return description
    }
  }

  /// The text, on one line. An array at the top has one line for each element, which suits readers and `grep`.
  package var lines: String {
    guard case .array(let values) = self, !values.isEmpty else { return description }
    return "[\n" + values.map { "  \($0)" }.joined(separator: ",\n") + "\n]"
  }

  /// The text, on one line.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let isTrue): "\(isTrue)"
    case .number(let number): "\(number)"
    case .literal(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)):\($0.value)" }.joined(separator: ",") + "}"
    }
  }

  /// A string with what RFC 8259 forbids in it escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
