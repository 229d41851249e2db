extension Double {
  /// Parses a finite decimal number with a point; `nil` for any other text.
  package init?(decimalText: String) {
    guard let value = Double(decimalText), value.isFinite else { return nil }
    self = value
  }

  /// The shortest decimal text that parses to the same value. A whole number has no point.
  package var decimalText: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : description }
}
