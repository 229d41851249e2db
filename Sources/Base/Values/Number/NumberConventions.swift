/// The conventions by which numbers are written in a locale.
///
/// It is a plain value: the host creates it from localeconv(3), and tests use a constant.
public struct NumberConventions: Hashable, Sendable {
  /// The separator between the whole part and the fraction, such as ".".
  public var decimalPoint: String
  /// The separator between groups of digits, such as ","; empty for none.
  public var groupingSeparator: String
  /// The number of digits in each group, counted from the decimal point. The last number applies to all further groups;
  /// 0 ends the grouping; no numbers mean no grouping.
  public var groupSizes: [Int]
  /// The sign before a negative number.
  public var minusSign: String
  /// The text between a number and its percent sign, such as a no-break space; empty for none.
  public var percentGap: String
  /// The pattern of amounts of money.
  public var currency: CurrencyPattern

  /// Creates conventions from their parts; by default those of the C locale.
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
