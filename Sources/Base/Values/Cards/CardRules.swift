/// The verdict on an input that may not be complete yet.
public struct InputValidity: Hashable, Sendable {
  /// Whether more typing can make the input valid. While it can, no error is due.
  public let isPotentiallyValid: Bool
  /// Whether the input is complete and right.
  public let isValid: Bool

  /// Nothing that follows can make the input valid.
  public static let invalid = InputValidity(isPotentiallyValid: false, isValid: false)
  /// The input is incomplete, and so far right.
  public static let incomplete = InputValidity(isPotentiallyValid: true, isValid: false)
  /// The input is complete and right.
  public static let valid = InputValidity(isPotentiallyValid: true, isValid: true)
}

/// A month of a year.
public struct CalendarMonth: Hashable, Sendable, Comparable {
  /// The year, such as 2026.
  public let year: Int
  /// The month of the year: 1…12.
  public let month: Int

  /// A month, with the month's number limited to 1…12.
  public init(year: Int, month: Int) {
    self.year = year
    self.month = Swift.min(Swift.max(month, 1), 12)
  }

  /// Orders months by time.
  public static func < (left: CalendarMonth, right: CalendarMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

/// Rules for the parts of a payment card, on digits from 0 to 9.
public enum CardRules {
  /// The length of the longest number that any brand issues, in digits.
  public static let longestNumber = 19
  /// The greatest number of years from now until a card expires.
  public static let yearsAhead = 19

  /// Whether the last digit is the check digit by Luhn's formula (ISO/IEC 7812-1, annex B).
  public static func hasCheckDigit(_ digits: some BidirectionalCollection<UInt8>) -> Bool {
    var (sum, isDoubled) = (0, false)
    for digit in digits.reversed() {
      let value = Int(digit) * (isDoubled ? 2 : 1)
      sum += value > 9 ? value - 9 : value
      isDoubled.toggle()
    }
    return sum % 10 == 0 && !digits.isEmpty
  }

  /// Judges a card number by the brands that it can belong to: its length, and its check digit where the brand has one.
  public static func number(_ digits: some BidirectionalCollection<UInt8>) -> InputValidity {
    let brands = CardBrand.candidates(digits)
    guard let longest = brands.compactMap(\.lengths.last).max(), digits.count <= longest else { return .invalid }
    guard let brand = CardBrand.identified(by: digits) else { return .incomplete }
    let canGrow = digits.count < (brand.lengths.last ?? 0)
    guard brand.lengths.contains(digits.count) else { return canGrow ? .incomplete : .invalid }
    if !brand.hasCheckDigit || hasCheckDigit(digits) { return .valid }
    return canGrow ? .incomplete : .invalid
  }

  /// Judges a month of one or two digits: 1…12. “0” and “1” may become right.
  public static func month(_ digits: some Collection<UInt8>) -> InputValidity {
    let number = digits.reduce(0) { $0 * 10 + Int($1) }
    switch digits.count {
    case 0: return .incomplete
    case 1: return number <= 1 ? .incomplete : .valid
    case 2: return (1...12).contains(number) ? .valid : .invalid
    default: return .invalid
    }
  }

  /// Judges a year of two or four digits: from this year to ``yearsAhead`` years later, and this year only if the card's
  /// month has not passed.
  ///
  /// - Parameters:
  ///   - digits: the year as it was typed.
  ///   - month: the month on the card, 1…12, if it is known.
  ///   - today: the present month; without it each year of two or four digits is right.
  public static func year(_ digits: some Collection<UInt8>, month: Int?, today: CalendarMonth?) -> InputValidity {
    let number = digits.reduce(0) { $0 * 10 + Int($1) }
    guard digits.count <= 4 else { return .invalid }
    guard let today else { return digits.count == 2 || digits.count == 4 ? .valid : .incomplete }
    let years = today.year...(today.year + yearsAhead)
    let century = digits.count == 2 && !isCentury(number, of: years)
    let full = century ? (today.year / 100 + (number < today.year % 100 ? 1 : 0)) * 100 + number : number
    switch digits.count {
    case 2 where century:
      guard years.contains(full) else { return .invalid }
      return hasPassed(full, month, today) ? .invalid : .valid
    case 4: return years.contains(full) && !hasPassed(full, month, today) ? .valid : .invalid
    default:
      // The beginning of a year of four digits, or of two.
      let scale = [10_000, 1000, 100, 10][digits.count]
      let isBegun = (number * scale...(number * scale + scale - 1)).overlaps(years)
      let isBegunShort = digits.count < 2 && years.contains { $0 / 10 % 10 == number }
      return isBegun || isBegunShort || digits.isEmpty ? .incomplete : .invalid
    }
  }

  /// Whether two digits are the beginning of a year of four digits, such as “20”, and cannot be meant as a year.
  private static func isCentury(_ number: Int, of years: ClosedRange<Int>) -> Bool {
    years.contains { $0 / 100 == number } && !years.contains { $0 % 100 == number }
  }

  private static func hasPassed(_ year: Int, _ month: Int?, _ today: CalendarMonth) -> Bool {
    guard let month else { return false }
    return CalendarMonth(year: year, month: month) < today
  }

  /// Judges a security code: exactly as many digits as the brand has, or 3 or 4 while the brand is not known.
  public static func code(_ digits: some Collection<UInt8>, brand: CardBrand?) -> InputValidity {
    let lengths = brand.map { $0.codeLength...$0.codeLength } ?? 3...4
    if lengths.contains(digits.count) { return .valid }
    return digits.count < lengths.lowerBound ? .incomplete : .invalid
  }
}
