/// A decimal number as a sequence of digits with a point and a sign.
///
/// A binary number is converted to its shortest text, the fewest digits that identify it, and all further work is done
/// on those digits. So 1.005 is rounded to 1.01, although its `Double` is slightly smaller.
struct DecimalDigits: Hashable, Sendable {
  /// The digits 0…9, beginning with the first that is not 0; empty for zero.
  private(set) var digits: [UInt8]
  /// The number of digits before the point. If it is negative, that many zeros follow the point before the first digit.
  private(set) var point: Int
  /// Whether the number is below zero; `false` for zero.
  private(set) var isNegative: Bool

  init(_ value: some BinaryInteger) {
    self.init(text: String(value))!
  }

  /// Creates the digits of a floating-point number; `nil` if it is infinite or not a number.
  init?(_ value: some BinaryFloatingPoint) {
    guard value.isFinite else { return nil }
    self.init(text: (value as? Double)?.description ?? String(describing: value))
  }

  /// Parses the description of a number, such as "-12.5" or "5e-07"; `nil` for any other text.
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

  /// Returns the number multiplied by a power of ten.
  ///
  /// - Parameter places: the exponent; negative to divide.
  func shifted(by places: Int) -> DecimalDigits {
    var result = self
    if !digits.isEmpty { result.point += places }
    return result
  }

  /// Returns the number rounded to a number of digits after the point; halves are rounded away from zero.
  func rounded(toFractionDigits count: Int) -> DecimalDigits {
    let kept = point + max(count, 0)
    guard kept < digits.count else { return self }
    var result = self
    result.digits = kept > 0 ? Array(digits[..<kept]) : []
    if kept >= 0, digits[kept] >= 5 { result.incrementLast(at: kept) }
    result.normalize()
    return result
  }

  /// The digits before the point; a single 0 if there are none.
  var whole: [UInt8] {
    point > 0 ? (0..<point).map { $0 < digits.count ? digits[$0] : 0 } : [0]
  }

  /// The digits after the point, without trailing zeros.
  var fraction: [UInt8] {
    point >= 0 ? Array(digits.dropFirst(point)) : Array(repeating: 0, count: digits.isEmpty ? 0 : -point) + digits
  }

  /// Adds one to the digit at index `kept - 1`, and carries.
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

  /// Removes leading and trailing zeros, and the sign of zero.
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
