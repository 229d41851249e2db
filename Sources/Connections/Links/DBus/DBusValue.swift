import Values

/// A value of a message on D-Bus, with its type.
///
///     let settings = DBusValue.properties(["psk": .string(password)])
package indirect enum DBusValue: Hashable, Sendable {
  /// A number or a flag: the letter of its type, and its bits with the lowest first.
  case number(CChar, UInt64)
  /// A text, the path of an object or a signature: the letter of its type, and the text.
  case text(CChar, String)
  /// Values of one type, with its signature.
  case array(of: String, [DBusValue])
  /// Values of several types that belong together.
  case structure([DBusValue])
  /// An entry of a dictionary, which is an array of them.
  case entry(DBusValue, DBusValue)
  /// A value whose type only the message tells.
  case variant(DBusValue)

  // MARK: Making values

  /// A text.
  package static func string(_ text: String) -> DBusValue { .text(letter("s"), text) }
  /// The path of an object.
  package static func path(_ text: String) -> DBusValue { .text(letter("o"), text) }
  /// Yes or no.
  package static func flag(_ isOn: Bool) -> DBusValue { .number(letter("b"), isOn ? 1 : 0) }
  /// A whole number of 64 bits.
  package static func integer(_ number: Int64) -> DBusValue { .number(letter("x"), UInt64(bitPattern: number)) }
  /// A whole number of 32 bits that is not negative.
  package static func unsigned(_ number: UInt32) -> DBusValue { .number(letter("u"), UInt64(number)) }
  /// Named values of any types: `a{sv}`.
  package static func properties(_ values: [String: DBusValue]) -> DBusValue {
    .array(of: "{sv}", values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .variant($0.value)) })
  }
  /// Named groups of named values: `a{sa{sv}}`.
  package static func groups(_ groups: [String: [String: DBusValue]]) -> DBusValue {
    .array(of: "{sa{sv}}", groups.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .properties($0.value)) })
  }

  /// The letter of a type in C's form.
  static func letter(_ letter: Character) -> CChar { CChar(bitPattern: letter.asciiValue ?? 0) }

  // MARK: Reading values

  /// The value inside a variant; any other value is its own content.
  package var content: DBusValue { if case .variant(let inside) = self { inside.content } else { self } }

  /// The text or the path; `nil` for any other value.
  package var string: String? { if case .text(_, let text) = content { text } else { nil } }

  /// The number, if it is a whole one that `Int` holds.
  package var count: Int? {
    guard case .number(let kind, _) = content, kind != Self.letter("d") else { return nil }
    return Self.text(of: content).flatMap { Int($0) }
  }

  /// Yes or no; `nil` for any other value.
  package var flag: Bool? {
    guard case .number(Self.letter("b"), let bits) = content else { return nil }
    return UInt32(truncatingIfNeeded: bits) != 0
  }

  /// The values of an array or a structure; empty for any other value.
  package var items: [DBusValue] {
    switch content {
    case .array(_, let items), .structure(let items): items
    default: []
    }
  }

  /// The bytes of an array of them as text.
  package var bytesAsText: String {
    let bytes = items.compactMap { item in
      if case .number(Self.letter("y"), let bits) = item { UInt8(truncatingIfNeeded: bits) } else { nil }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value of a name in a dictionary; `nil` if there is none.
  package subscript(name: String) -> DBusValue? {
    for case .entry(let key, let value) in items where key.string == name { return value.content }
    return nil
  }

  /// The signature of the type.
  var signature: String {
    switch self {
    case .number(let kind, _), .text(let kind, _): String(UnicodeScalar(UInt8(bitPattern: kind)))
    case .array(let element, _): "a" + element
    case .structure(let items): "(" + items.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    }
  }
}
