import Values

/// The form of numbers and texts in registers of sixteen bits.
///
/// The words are combined here and not by libmodbus, whose functions for floating point numbers got the byte order
/// wrong in several releases.
package enum RegisterForm: String, Sendable, CaseIterable {
  case int16, uint16, int32, uint32, int64, uint64, float32, float64, string

  /// The form that the keys of a source name.
  package init(_ keys: [String: LinkKey]) { self = keys.text("as").flatMap(Self.init(rawValue:)) ?? .int16 }

  /// Whether registers of the form hold whole numbers only.
  package var isWhole: Bool {
    switch self {
    case .int16, .uint16, .int32, .uint32, .int64, .uint64: true
    case .float32, .float64, .string: false
    }
  }

  /// The number of registers of a number; `nil` for a text, which declares its own.
  var words: Int? {
    switch self {
    case .int16, .uint16: 1
    case .int32, .uint32, .float32: 2
    case .int64, .uint64, .float64: 4
    case .string: nil
    }
  }

  /// The whole number of all bits, the first word on top.
  private static func bits(_ words: some Sequence<UInt16>) -> UInt64 { words.reduce(0) { $0 << 16 | UInt64($1) } }

  /// The number in registers; `nil` for a text and for registers with no finite number.
  func number(_ words: [UInt16]) -> Double? {
    let bits = Self.bits(words)
    let number: Double
    switch self {
    case .int16: number = Double(Int16(truncatingIfNeeded: bits))
    case .uint16, .uint32, .uint64: number = Double(bits)
    case .int32: number = Double(Int32(truncatingIfNeeded: bits))
    case .int64: number = Double(Int64(truncatingIfNeeded: bits))
    case .float32: number = Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)).description) ?? .nan
    case .float64: number = Double(bitPattern: bits)
    case .string: return nil
    }
    return number.isFinite ? number : nil
  }

  /// The registers of a number, which is rounded to what they can hold; `nil` if it does not fit into them.
  func registers(_ number: Double) -> [UInt16]? {
    let whole = number.rounded()
    switch self {
    case .int16: return Int16(exactly: whole).map { [UInt16(bitPattern: $0)] }
    case .uint16: return UInt16(exactly: whole).map { [$0] }
    case .int32: return Int32(exactly: whole).map { Self.split(UInt64(UInt32(bitPattern: $0)), 2) }
    case .uint32: return UInt32(exactly: whole).map { Self.split(UInt64($0), 2) }
    case .int64: return Int64(exactly: whole).map { Self.split(UInt64(bitPattern: $0), 4) }
    case .uint64: return UInt64(exactly: whole).map { Self.split($0, 4) }
    case .float32:
      let float = Float(number)
      return float.isFinite ? Self.split(UInt64(float.bitPattern), 2) : nil
    case .float64: return number.isFinite ? Self.split(number.bitPattern, 4) : nil
    case .string: return nil
    }
  }

  /// The words of a number, the upper one first.
  private static func split(_ bits: UInt64, _ count: Int) -> [UInt16] {
    (0..<count).reversed().map { UInt16(truncatingIfNeeded: bits >> (16 * UInt64($0))) }
  }
}
