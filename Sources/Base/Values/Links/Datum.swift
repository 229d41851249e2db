/// A value of a panel that is declared in a text and not in Swift: what a control, a config file, a bus and a broker
/// exchange.
public enum Datum: Hashable, Sendable {
  /// A finite number.
  case number(Double)
  /// The value of a switch: `true` while it is on.
  case flag(Bool)
  /// A text, an option of a choice, a colour such as `#E4572E` or `red`, a date such as `2026-12-24`, a time such as `06:30`.
  case text(String)
  /// A span of time.
  case duration(Duration)
  /// The part of a range between two finite bounds.
  case range(ClosedRange<Double>)

  /// The text as it is written in a config file and in a message to a broker.
  public var text: String {
    switch self {
    case .number(let number): number.decimalText
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): text
    case .duration(let duration): duration.unitText
    case .range(let range): "\(range.lowerBound.decimalText)..\(range.upperBound.decimalText)"
    }
  }
}
