/// How amounts of money are written where a panel is used.
public struct CurrencyPattern: Hashable, Sendable {
  /// Where the symbol stands.
  public enum Placement: Hashable, Sendable, CaseIterable {
    /// Before the amount: $12.
    case before
    /// After the amount: 12 €.
    case after
  }

  /// The local currency's symbol.
  public var symbol: String
  /// Where the symbol stands.
  public var placement: Placement
  /// What stands between the symbol and the amount, such as a no-break space.
  public var gap: String
  /// The digits of a minor unit: 2 where a hundred cents make a euro.
  public var fractionDigits: Int

  /// A pattern.
  public init(symbol: String, placement: Placement = .before, gap: String = "", fractionDigits: Int = 2) {
    self.symbol = symbol
    self.placement = placement
    self.gap = gap
    self.fractionDigits = fractionDigits
  }
}
