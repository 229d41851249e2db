extension Double {
  /// Parses a finite decimal number with a point; `nil` for any other text.
  package init?(decimalText: String) {
    guard let value = Double(decimalText), value.isFinite else { return nil }
    self = value
  }

  /// The shortest decimal text that parses to the same value. A whole number has no point, and only a number from 10¹⁶ or
  /// below 10⁻¹⁵ an exponent.
  package var decimalText: String {
    if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
    let text = description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]),
      (-15..<0).contains(exponent)
    else { return text }
    let digits = text[..<mark].filter(\.isNumber)
    return (self < 0 ? "-0." : "0.") + String(repeating: "0", count: -exponent - 1) + digits
  }
}
