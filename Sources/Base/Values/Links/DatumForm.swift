/// The kind of a ``Datum``, which says what its text means.
package enum DatumForm: String, Sendable {
  case number, flag, choice, text, color, duration, range, date, time

  /// The value of a text of this kind, as a config file has it; `nil` if it has none. A text has at most
  /// ``TextLimits/valueBytes``.
  package func datum(_ text: String) -> Datum? {
    switch self {
    case .number: return Double(decimalText: text).map(Datum.number)
    case .flag: return Bool(text).map(Datum.flag)
    case .text: return text.utf8.count <= TextLimits.valueBytes ? .text(text) : nil
    case .choice, .date, .time: return .text(text)
    // A colour has one text, however it is written: programs that hear of it know few forms, and two colours can be compared.
    case .color: return .text(ColorComponents(text: text)?.hexadecimal ?? text)
    case .duration: return Duration(unitText: text).map(Datum.duration)
    case .range:
      guard let (low, high) = text.bounds, let low = Double(decimalText: low), let high = Double(decimalText: high),
        low <= high
      else { return nil }
      return .range(low...high)
    }
  }
}
