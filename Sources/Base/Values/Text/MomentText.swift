/// Moments, which count from 1970 (UTC), as text in the form of RFC 3339: `2026-11-24T08:30:12.345Z`.
extension Duration {
  /// The first and the last moment that can be written: the years 1 to 9999.
  private static let writableMoments = Duration.seconds(-62_135_596_800)...Duration.seconds(253_402_300_799)

  /// The moment as text, to the millisecond. A moment outside the years 1 to 9999 becomes the nearest one inside.
  public var momentText: String {
    let moment = min(max(self, Self.writableMoments.lowerBound), Self.writableMoments.upperBound)
    // Whole numbers: a moment as a `Double` of milliseconds may lie just below the one that is meant.
    let parts = moment.components
    let (second, rest) = (
      parts.seconds + (parts.attoseconds < 0 ? -1 : 0),
      (parts.attoseconds + (parts.attoseconds < 0 ? 1_000_000_000_000_000_000 : 0)) / 1_000_000_000_000_000
    )
    let (day, time) = second.quotientAndRemainder(rounding: 86_400)
    let date = CivilDate(day: Int(day))
    let digits =
      [(date.year, 4, "-"), (date.month, 2, "-"), (date.day, 2, "T")]
      + [(Int(time / 3600), 2, ":"), (Int(time / 60 % 60), 2, ":"), (Int(time % 60), 2, "."), (Int(rest), 3, "Z")]
    return digits.map { Self.padded($0, to: $1) + $2 }.joined()
  }

  /// Creates the moment of a text in the form of ``momentText``; `nil` for a text in another form. The fraction of the
  /// second may be missing.
  public init?(momentText text: String) {
    let bytes = Array(text.utf8)
    let pattern = Array("dddd-dd-ddTdd:dd:dd".utf8)
    guard bytes.count > pattern.count, bytes.last == UInt8(ascii: "Z") else { return nil }
    var numbers = [0]
    for (byte, wanted) in zip(bytes, pattern) {
      if wanted != UInt8(ascii: "d") {
        guard byte == wanted else { return nil }
        numbers.append(0)
      } else {
        guard let digit = byte.decimalDigit else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + digit
      }
    }
    let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    guard date.isValid, numbers[3] < 24, numbers[4] < 60, numbers[5] < 60 else { return nil }
    guard let fraction = Self.fraction(bytes[pattern.count..<(bytes.count - 1)]) else { return nil }
    self = .seconds((date.dayNumber * 24 + numbers[3]) * 3600 + numbers[4] * 60 + numbers[5]) + fraction
  }

  /// The duration of a decimal fraction of a second such as `.25`; `nil` for another text.
  private static func fraction(_ bytes: ArraySlice<UInt8>) -> Duration? {
    if bytes.isEmpty { return .zero }
    guard bytes.first == UInt8(ascii: "."), (2...10).contains(bytes.count) else { return nil }
    var (sum, unit) = (Int64(0), Int64(1_000_000_000))
    for byte in bytes.dropFirst() {
      guard let digit = byte.decimalDigit else { return nil }
      unit /= 10
      sum += Int64(digit) * unit
    }
    return .nanoseconds(sum)
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

extension UInt8 {
  /// The value of an ASCII digit; `nil` for another byte.
  fileprivate var decimalDigit: Int? { (48...57).contains(self) ? Int(self) - 48 : nil }
}

extension Int64 {
  /// The quotient rounded towards minus infinity, and the remainder, which is not negative.
  fileprivate func quotientAndRemainder(rounding divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
