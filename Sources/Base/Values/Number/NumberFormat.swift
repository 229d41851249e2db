/// The written form of a number: its style, its number of digits, and the text around it.
///
/// The format belongs to a control, and the ``NumberConventions`` to the locale, so `.currency` writes $12.45 in one
/// locale and 12,45 € in another. Rounding is decimal and exact, with halves away from zero; zero has no sign; infinity
/// and NaN are written as a dash.
///
/// ```swift
/// NumberFormat.number.fractionDigits(1).unit("°C").text(21.45, in: .german)    // 21,5 °C
/// NumberFormat.currency("€").text(minorUnits: 1245, in: .english)              // €12.45
/// ```
public struct NumberFormat: Hashable, Sendable {
  /// The kind of quantity that a number is.
  public enum Style: Hashable, Sendable {
    /// A plain number, such as 1,234.5.
    case number
    /// A fraction of 1, written as a percentage: 0.25 as 25 %.
    case percent
    /// An amount of money. The local currency's symbol is used if `symbol` is `nil`.
    case currency(symbol: String?)
    /// A number of seconds, written as a duration: 90 as 1 min 30 s.
    case duration
  }

  /// The space between a number and its unit.
  public enum Gap: String, Hashable, Sendable, CaseIterable {
    /// No space, as in 90°.
    case none = ""
    /// A narrow no-break space (U+202F).
    case narrow = "\u{202F}"
    /// A no-break space (U+00A0).
    case full = "\u{A0}"
  }

  /// The text for infinity and NaN: an en dash.
  public static let placeholder = "–"

  /// The kind of quantity.
  public var style: Style
  /// The smallest and the largest number of digits after the decimal point.
  ///
  /// `nil` selects the default of the style: up to 3 for numbers, none for percentages, those of the currency for
  /// money. For durations the largest number is that of the seconds, up to 9, and zeros at the end are left out.
  public var fractionDigits: ClosedRange<Int>?
  /// Whether groups of digits are separated, as in 1,234.
  public var isGrouped = true
  /// The text before the number and its sign.
  public var prefix = ""
  /// The text after the number, including any gap.
  public var suffix = ""

  /// Creates a format with the defaults of a style.
  public init(_ style: Style = .number) {
    self.style = style
  }

  /// A plain number with up to 3 digits after the decimal point.
  public static let number = NumberFormat()
  /// A plain number without a fraction.
  public static let integer = NumberFormat().fractionDigits(0)
  /// A fraction of 1 as a percentage.
  public static let percent = NumberFormat(.percent)
  /// An amount in the local currency.
  public static let currency = NumberFormat(.currency(symbol: nil))
  /// A number of seconds as a duration.
  public static let duration = NumberFormat(.duration)

  /// Returns a format for an amount in a given currency, with the symbol in the local position.
  public static func currency(_ symbol: String) -> NumberFormat { NumberFormat(.currency(symbol: symbol)) }

  /// Returns the format with a fixed number of digits after the decimal point.
  public func fractionDigits(_ count: Int) -> NumberFormat { fractionDigits(count...count) }

  /// Returns the format with a smallest and a largest number of digits after the decimal point.
  public func fractionDigits(_ count: ClosedRange<Int>) -> NumberFormat { with(\.fractionDigits, count) }

  /// Returns the format with or without separated groups of digits.
  public func grouped(_ isGrouped: Bool) -> NumberFormat { with(\.isGrouped, isGrouped) }

  /// Returns the format with a text before the number.
  public func prefix(_ text: String) -> NumberFormat { with(\.prefix, text) }

  /// Returns the format with a text after the number, without a gap.
  public func suffix(_ text: String) -> NumberFormat { with(\.suffix, text) }

  /// The suffix without the no-break space before it, for a unit that is written apart from its number.
  package var unit: String { String(suffix.drop { $0 == "\u{A0}" || $0 == "\u{202F}" }) }

  /// Returns the format with a unit after the number; it replaces the suffix.
  public func unit(_ symbol: String, gap: Gap = .narrow) -> NumberFormat { suffix(gap.rawValue + symbol) }

  private func with<Part>(_ part: WritableKeyPath<NumberFormat, Part>, _ value: Part) -> NumberFormat {
    var result = self
    result[keyPath: part] = value
    return result
  }
}
