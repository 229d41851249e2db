import Glibc

/// The form of a whole number in a log.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let hasPlus: Bool
  private let isUppercase: Bool
  private let minDigits: Int

  private init(
    _ radix: Int, prefix: String = "", hasPlus: Bool = false, isUppercase: Bool = false, minDigits: Int = 1
  ) {
    (self.radix, self.prefix, self.hasPlus, self.isUppercase) = (radix, prefix, hasPlus, isUppercase)
    self.minDigits = min(max(1, minDigits), 100)
  }

  /// Decimal digits.
  public static let decimal = OSLogIntegerFormatting(10)
  /// Hexadecimal digits of the bits.
  public static let hex = OSLogIntegerFormatting(16)
  /// Octal digits of the bits.
  public static let octal = OSLogIntegerFormatting(8)

  /// Returns a form with decimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether positive numbers have a plus sign.
  ///   - minDigits: the number of digits that is reached with zeros.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(10, hasPlus: explicitPositiveSign, minDigits: minDigits)
  }
  /// Returns a form with hexadecimal digits of the bits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether numbers have a plus sign.
  ///   - includePrefix: whether numbers begin with `0x`.
  ///   - uppercase: whether digits are capital letters.
  ///   - minDigits: the number of digits that is reached with zeros.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      16, prefix: includePrefix ? "0x" : "", hasPlus: explicitPositiveSign, isUppercase: uppercase,
      minDigits: minDigits)
  }

  func text<Number: FixedWidthInteger>(_ number: Number) -> String {
    let isNegative = radix == 10 && number < 0
    let magnitude = radix == 10 ? number.magnitude : Number.Magnitude(truncatingIfNeeded: number)
    let digits = String(magnitude, radix: radix, uppercase: isUppercase)
    let sign = isNegative ? "-" : hasPlus ? "+" : ""
    return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}

/// The form of a number with a fraction in a log.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int
  private let hasPlus: Bool

  private init(_ conversion: String, _ precision: Int = 6, hasPlus: Bool = false) {
    (self.conversion, self.precision, self.hasPlus) = (conversion, min(max(0, precision), 100), hasPlus)
  }

  /// Six digits after the point.
  public static let fixed = OSLogFloatFormatting("f")
  /// A power of ten, with six digits after the point.
  public static let exponential = OSLogFloatFormatting("e")
  /// The shorter of the two other forms, with six digits.
  public static let hybrid = OSLogFloatFormatting("g")

  /// Returns a form with a number of digits after the point.
  ///
  /// - Parameters:
  ///   - precision: the number of digits.
  ///   - explicitPositiveSign: whether positive numbers have a plus sign.
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", precision, hasPlus: explicitPositiveSign)
  }
  /// Returns a power of ten, with a number of digits after the point.
  ///
  /// - Parameters:
  ///   - precision: the number of digits.
  ///   - explicitPositiveSign: whether positive numbers have a plus sign.
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", precision, hasPlus: explicitPositiveSign)
  }
  /// Returns the shorter of the two other forms, with a number of digits.
  ///
  /// - Parameters:
  ///   - precision: the number of digits.
  ///   - explicitPositiveSign: whether positive numbers have a plus sign.
  public static func hybrid(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", precision, hasPlus: explicitPositiveSign)
  }

  func text(_ number: Double) -> String { printed("%\(hasPlus ? "+" : "").\(precision)\(conversion)", number) }
}

/// The words for a truth value in a log.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`, or `yes` and `no`.
  case truth, answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}

/// The number of columns that a value takes in a log, and the side where it stands.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// As many columns as the value has.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  /// Returns an alignment with spaces after the value.
  ///
  /// - Parameter columns: the least number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
  /// Returns an alignment with spaces before the value.
  ///
  /// - Parameter columns: the least number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func text(_ text: String) -> String {
    let spaces = String(repeating: " ", count: min(max(0, max(0, columns) - text.count), 1000))
    return isRight ? spaces + text : text + spaces
  }
}

/// Returns a number in a form of C's `printf`. At most 511 bytes are kept.
func printed(_ format: String, _ number: any CVarArg) -> String {
  var buffer = [CChar](repeating: 0, count: 512)
  _ = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
  return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
