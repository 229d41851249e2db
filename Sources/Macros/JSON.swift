/// A value in the messages between the compiler and this program.
enum JSON: ExpressibleByDictionaryLiteral, CustomStringConvertible {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([(String, JSON)])

  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }

  /// The value that a text stands for; `nil` if it stands for none.
  init?(_ text: String) {
    var reader = JSONReader(text: Array(text.unicodeScalars))
    guard let value = reader.value() else { return nil }
    self = value
  }

  /// What an object has under a name.
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  /// The text, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements, if it is an array.
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .text(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.0) + ":" + $0.1.description }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Reads a text from its beginning to its end.
private struct JSONReader {
  let text: [Unicode.Scalar]
  var place = 0

  mutating func value() -> JSON? {
    skipSpace()
    guard place < text.count else { return nil }
    switch text[place] {
    case "{": return object()
    case "[": return array()
    case "\"": return string().map(JSON.text)
    case "t": return word("true", .flag(true))
    case "f": return word("false", .flag(false))
    case "n": return word("null", .null)
    default: return number()
    }
  }

  private mutating func skipSpace() {
    while place < text.count, text[place].properties.isWhitespace { place += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < text.count, text[place] == scalar else { return false }
    place += 1
    return true
  }

  private mutating func word(_ word: String, _ value: JSON) -> JSON? {
    place += word.count
    return value
  }

  private mutating func number() -> JSON? {
    let start = place
    while place < text.count, "+-.eE0123456789".unicodeScalars.contains(text[place]) { place += 1 }
    var digits = ""
    digits.unicodeScalars.append(contentsOf: text[start..<place])
    return Double(digits).map(JSON.number)
  }

  private mutating func array() -> JSON? {
    place += 1
    var elements: [JSON] = []
    if take("]") { return .array([]) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func object() -> JSON? {
    place += 1
    var members: [(String, JSON)] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard let name = string(), take(":"), let member = value() else { return nil }
      members.append((name, member))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func string() -> String? {
    guard place < text.count, text[place] == "\"" else { return nil }
    place += 1
    var units: [UInt16] = []
    while place < text.count, text[place] != "\"" {
      if text[place] == "\\" { escape(into: &units) } else { units += Array(String(text[place]).utf16) }
      place += 1
    }
    place += 1
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func escape(into units: inout [UInt16]) {
    place += 1
    guard place < text.count else { return }
    switch text[place] {
    case "n": units.append(10)
    case "t": units.append(9)
    case "r": units.append(13)
    case "b": units.append(8)
    case "f": units.append(12)
    case "u":
      var digits = ""
      digits.unicodeScalars.append(contentsOf: text[(place + 1)..<min(place + 5, text.count)])
      units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
      place += 4
    default: units += Array(String(text[place]).utf16)
    }
  }
}
