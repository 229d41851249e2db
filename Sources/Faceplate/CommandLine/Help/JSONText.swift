/// A value as JSON (RFC 8259), for the commands that print it. Keeps the order of an object's members.
nonisolated enum JSONText: CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral
{
  case null
  case bool(Bool)
  case number(Int)
  /// A number as text.
  case literal(String)
  case string(String)
  case array([JSONText])
  case object([(name: String, value: JSONText)])

  init(stringLiteral text: String) { self = .string(text) }
  init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
  init(integerLiteral number: Int) { self = .number(number) }
  /// A text, or `null`.
  init(_ text: String?) { self = text.map(JSONText.string) ?? .null }
  /// A number, or `null`.
  init(_ number: Int?) { self = number.map(JSONText.number) ?? .null }

  /// The text, on one line. An array at the top has a line an element, for people who look at it and for `grep`.
  var lines: String {
    guard case .array(let values) = self, !values.isEmpty else { return description }
    return "[\n" + values.map { "  \($0)" }.joined(separator: ",\n") + "\n]"
  }

  var description: String {
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
