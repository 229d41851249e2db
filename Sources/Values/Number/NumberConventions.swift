/// How numbers are written where a panel is used.
///
/// A plain value: the host fills it in from localeconv(3), and tests use a constant.
public struct NumberConventions: Hashable, Sendable {
  /// What separates the whole from its fraction.
  public var decimalPoint: String
  /// What separates groups of digits.
  public var groupingSeparator: String
  /// The digits of each group, from the decimal point on. The last size repeats; 0 ends the grouping.
  public var groupSizes: [Int]
  /// What stands before a negative number.
  public var minusSign: String
  /// What stands between a number and its percent sign.
  public var percentGap: String
  /// How money is written.
  public var currency: CurrencyPattern

  /// Conventions, by default those of the C locale.
  public init(
    decimalPoint: String = ".", groupingSeparator: String = "", groupSizes: [Int] = [], minusSign: String = "-",
    percentGap: String = "", currency: CurrencyPattern = CurrencyPattern(symbol: "")
  ) {
    self.decimalPoint = decimalPoint
    self.groupingSeparator = groupingSeparator
    self.groupSizes = groupSizes
    self.minusSign = minusSign
    self.percentGap = percentGap
    self.currency = currency
  }

  /// The C locale: 1234.5.
  public static let posix = NumberConventions()

  /// English in the United States: 1,234.5, $12.45, 25%.
  public static let english = NumberConventions(
    groupingSeparator: ",", groupSizes: [3], currency: CurrencyPattern(symbol: "$"))

  /// German in Germany: 1.234,5, 12,45 €, 25 %, with no-break spaces.
  public static let german = NumberConventions(
    decimalPoint: ",", groupingSeparator: ".", groupSizes: [3], percentGap: "\u{A0}",
    currency: CurrencyPattern(symbol: "€", placement: .after, gap: "\u{A0}"))
}
