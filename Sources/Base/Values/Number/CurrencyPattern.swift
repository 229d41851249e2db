/// The pattern by which amounts of money are written in a locale.
public struct CurrencyPattern: Hashable, Sendable {
  /// The position of the currency symbol relative to the amount.
  public enum Placement: Hashable, Sendable, CaseIterable {
    /// Before the amount: $12.
    case before
    /// After the amount: 12 €.
    case after
  }

  /// The local currency's symbol, such as "€"; empty if none is written.
  public var symbol: String
  /// The position of the symbol.
  public var placement: Placement
  /// The text between the symbol and the amount, such as a no-break space; empty for none.
  public var gap: String
  /// The number of decimal digits of a minor unit: 2 where a hundred cents make a euro.
  public var fractionDigits: Int

  /// Creates a pattern from its parts; by default the symbol precedes the amount, without a gap.
  public init(symbol: String, placement: Placement = .before, gap: String = "", fractionDigits: Int = 2) {
    self.symbol = symbol
    self.placement = placement
    self.gap = gap
    self.fractionDigits = fractionDigits
  }
}
