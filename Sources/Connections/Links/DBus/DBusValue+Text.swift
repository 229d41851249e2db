import Values

// The values of a type as text, and back.
extension DBusValue {
  /// The text of a value; `nil` for a value that is neither a number nor a text.
  static func text(of value: DBusValue) -> String? {
    switch value {
    case .text(_, let text): text
    case .number(let kind, let bits): text(bits: bits, kind: kind)
    default: nil
    }
  }

  /// The text of a number from its bits; `nil` for a type that is no number.
  static func text(bits: UInt64, kind: CChar) -> String? {
    switch Character(UnicodeScalar(UInt8(bitPattern: kind))) {
    case "y": return String(UInt8(truncatingIfNeeded: bits))
    case "b": return UInt32(truncatingIfNeeded: bits) == 0 ? "false" : "true"
    case "n": return String(Int16(truncatingIfNeeded: bits))
    case "q": return String(UInt16(truncatingIfNeeded: bits))
    case "i": return String(Int32(truncatingIfNeeded: bits))
    case "u": return String(UInt32(truncatingIfNeeded: bits))
    case "x": return String(Int64(bitPattern: bits))
    case "t": return String(bits)
    case "d": return Double(bitPattern: bits).decimalText
    default: return nil
    }
  }

  /// The value to write for a text; `nil` if the text does not fit the type.
  static func bits(of text: String, kind: CChar) -> UInt64? {
    let whole = Double(decimalText: text)?.rounded()
    switch Character(UnicodeScalar(UInt8(bitPattern: kind))) {
    case "y": return whole.flatMap { UInt8(exactly: $0) }.map(UInt64.init)
    case "b": return ["true": 1, "1": 1, "false": 0, "0": 0][text]
    case "n": return whole.flatMap { Int16(exactly: $0) }.map { UInt64(UInt16(bitPattern: $0)) }
    case "q": return whole.flatMap { UInt16(exactly: $0) }.map(UInt64.init)
    case "i": return whole.flatMap { Int32(exactly: $0) }.map { UInt64(UInt32(bitPattern: $0)) }
    case "u": return whole.flatMap { UInt32(exactly: $0) }.map(UInt64.init)
    case "x": return whole.flatMap { Int64(exactly: $0) }.map { UInt64(bitPattern: $0) }
    case "t": return whole.flatMap { UInt64(exactly: $0) }
    case "d": return Double(decimalText: text).map(\.bitPattern)
    case "s", "o", "g": return 0
    default: return nil
    }
  }
}
