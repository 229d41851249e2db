/// A number as a person writes it: decimal digits, a point among them, a sign.
///
/// A binary number is taken by its shortest text, the fewest digits that mean just that number, and everything after
/// is done on those digits. So 1.005 is rounded to 1.01, although its `Double` is a little less.
struct DecimalDigits: Hashable, Sendable {
  /// The digits 0…9 from the first on that is not 0; none for zero.
  private(set) var digits: [UInt8]
  /// The number of digits before the point. Negative: so many zeros follow the point.
  private(set) var point: Int
  private(set) var isNegative: Bool

  init(_ value: some BinaryInteger) {
    self.init(text: String(value))!
  }

  /// `nil` for infinity and for what is not a number.
  init?(_ value: some BinaryFloatingPoint) {
    guard value.isFinite else { return nil }
    self.init(text: (value as? Double)?.description ?? String(describing: value))
  }

  /// The number that a text such as "-12.5" or "5e-07" says.
  private init?(text: String) {
    (digits, point, isNegative) = ([], 0, text.utf8.first == UInt8(ascii: "-"))
    digits.reserveCapacity(text.utf8.count)
    var hasPoint = false
    for index in text.utf8.indices.dropFirst(isNegative ? 1 : 0) {
      switch text.utf8[index] {
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(text.utf8[index] - UInt8(ascii: "0"))
        point += hasPoint ? 0 : 1
      case UInt8(ascii: "e"):
        guard let exponent = Int(text[index...].dropFirst()) else { return nil }
        point += exponent
        normalize()
        return
      default: return nil
      }
    }
    normalize()
  }

  /// The number with its point moved to the right, or left if negative: times a power of ten.
  func shifted(by places: Int) -> DecimalDigits {
    var result = self
    if !digits.isEmpty { result.point += places }
    return result
  }

  /// The number with at most so many digits after the point; halves go away from zero.
  func rounded(toFractionDigits count: Int) -> DecimalDigits {
    let kept = point + max(count, 0)
    guard kept < digits.count else { return self }
    var result = self
    result.digits = kept > 0 ? Array(digits[..<kept]) : []
    if kept >= 0, digits[kept] >= 5 { result.incrementLast(at: kept) }
    result.normalize()
    return result
  }

  /// The digits before the point, at least one.
  var whole: [UInt8] {
    point > 0 ? (0..<point).map { $0 < digits.count ? digits[$0] : 0 } : [0]
  }

  /// The digits after the point, without zeros at the end.
  var fraction: [UInt8] {
    point >= 0 ? Array(digits.dropFirst(point)) : Array(repeating: 0, count: digits.isEmpty ? 0 : -point) + digits
  }

  /// Adds one at the last of `kept` digits.
  private mutating func incrementLast(at kept: Int) {
    var index = kept - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  /// Drops zeros at both ends, and the sign of zero.
  private mutating func normalize() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    if digits.isEmpty {
      point = 0
      isNegative = false
    }
  }
}
