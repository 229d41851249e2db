/// A number as the plural rules of CLDR see it: its value, and its digits as they are shown.
///
/// “1” and “1.0” are different numbers for them: English says “1 hour” and “1.0 hours”. The letters are those of
/// Unicode's Technical Standard 35, part 3, “Plural Operand Meanings”.
public struct PluralOperands: Hashable, Sendable {
  /// The digits before the point as a number. Of a number with more than 17 of them only the last count, so that
  /// remainders are right and no small number is met.
  let i: UInt64
  /// The number of digits after the point, with trailing zeros.
  let v: Int
  /// The digits after the point as a number, with trailing zeros.
  let f: UInt64
  /// The digits after the point as a number, without trailing zeros.
  let t: UInt64

  /// Creates the operands of an integer.
  public init(_ value: Int64) { self.init(whole: String(value.magnitude).utf8, fraction: "".utf8) }

  /// Creates the operands of a number as it is shown: digits, and perhaps a point with more digits. A sign and blanks
  /// before the digits are skipped, and all that follows the digits. `nil` for text that does not begin so.
  public init?(shown text: String) {
    let rest = text.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let whole = rest.prefix(while: Self.isDigit)
    guard !whole.isEmpty else { return nil }
    let after = rest.dropFirst(whole.count)
    let fraction = after.first == UInt8(ascii: ".") ? after.dropFirst().prefix(while: Self.isDigit) : after.prefix(0)
    self.init(whole: whole, fraction: fraction)
  }

  private init(whole: some BidirectionalCollection<UInt8>, fraction: some BidirectionalCollection<UInt8>) {
    let significant = whole.drop { $0 == UInt8(ascii: "0") }
    let isLong = significant.count > 17
    i = Self.number(significant.suffix(17)) + (isLong ? 100_000_000_000_000_000 : 0)
    v = fraction.count
    f = Self.number(fraction.prefix(17))
    let trimmed = fraction.reversed().drop { $0 == UInt8(ascii: "0") }.reversed()
    t = Self.number(trimmed.prefix(17))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The number with at most 17 decimal digits.
  private static func number(_ digits: some Sequence<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
  }

  /// The value if it is a whole number, whatever digits are shown; `nil` for a fraction.
  var n: UInt64? { t == 0 ? i : nil }
}
