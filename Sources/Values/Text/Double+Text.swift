extension Double {
  /// Reads a finite decimal number with a point; `nil` for any other text.
  package init?(decimalText: String) {
    guard let value = Double(decimalText), value.isFinite else { return nil }
    self = value
  }

  /// The shortest decimal text that reads back as the same value, without a point if the value is a whole number.
  package var decimalText: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : description }
}
