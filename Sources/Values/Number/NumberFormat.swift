/// How one number is written: as what, with how many digits, and between which words.
///
/// The format belongs to a control and the ``NumberConventions`` to the place where the panel is used, so
/// `.currency` writes $12.45 in one and 12,45 € in another. Rounding is decimal and exact, halves away from zero; zero
/// has no sign; what is not a finite number is written as a dash.
///
/// ```swift
/// NumberFormat.number.fractionDigits(1).unit("°C").text(21.45, in: .german)    // 21,5 °C
/// NumberFormat.currency("€").text(minorUnits: 1245, in: .english)              // €12.45
/// ```
public struct NumberFormat: Hashable, Sendable {
  /// What a number is written as.
  public enum Style: Hashable, Sendable {
    /// A plain number.
    case number
    /// A part of one: 0.25 is 25 %.
    case percent
    /// An amount of money, in the local currency if there is no symbol.
    case currency(symbol: String?)
  }

  /// What stands between a number and its unit.
  public enum Gap: String, Hashable, Sendable, CaseIterable {
    /// Nothing, as in 90°.
    case none = ""
    /// A narrow no-break space.
    case narrow = "\u{202F}"
    /// A no-break space.
    case full = "\u{A0}"
  }

  /// What is written for infinity and for what is not a number.
  public static let placeholder = "–"

  /// What the number is written as.
  public var style: Style
  /// The least and the greatest number of digits after the decimal point. `nil` is the custom of the style: up to 3 for
  /// numbers, none for percentages, those of the currency for money.
  public var fractionDigits: ClosedRange<Int>?
  /// Whether thousands are set apart.
  public var isGrouped = true
  /// Text before the number and its sign.
  public var prefix = ""
  /// Text after the number, with any gap.
  public var suffix = ""

  /// A format with the custom of a style.
  public init(_ style: Style = .number) {
    self.style = style
  }

  /// A plain number with up to 3 digits after the point.
  public static let number = NumberFormat()
  /// A number without a fraction.
  public static let integer = NumberFormat().fractionDigits(0)
  /// A part of one as a percentage.
  public static let percent = NumberFormat(.percent)
  /// An amount in the local currency.
  public static let currency = NumberFormat(.currency(symbol: nil))

  /// An amount in a currency, written where the local one would be.
  public static func currency(_ symbol: String) -> NumberFormat { NumberFormat(.currency(symbol: symbol)) }

  /// The same with just so many digits after the decimal point.
  public func fractionDigits(_ count: Int) -> NumberFormat { fractionDigits(count...count) }

  /// The same with a least and a greatest number of digits after the decimal point.
  public func fractionDigits(_ count: ClosedRange<Int>) -> NumberFormat { with(\.fractionDigits, count) }

  /// The same with or without thousands set apart.
  public func grouped(_ isGrouped: Bool) -> NumberFormat { with(\.isGrouped, isGrouped) }

  /// The same with text before the number.
  public func prefix(_ text: String) -> NumberFormat { with(\.prefix, text) }

  /// The same with text after the number.
  public func suffix(_ text: String) -> NumberFormat { with(\.suffix, text) }

  /// The same with a unit after the number.
  public func unit(_ symbol: String, gap: Gap = .narrow) -> NumberFormat { suffix(gap.rawValue + symbol) }

  private func with<Part>(_ part: WritableKeyPath<NumberFormat, Part>, _ value: Part) -> NumberFormat {
    var result = self
    result[keyPath: part] = value
    return result
  }
}
