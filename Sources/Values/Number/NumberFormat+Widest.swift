extension NumberFormat {
  /// The widest text that a control with such stops is likely to show, to reserve room for: then nothing moves as the
  /// value goes from 9 to 10 or below zero.
  ///
  /// Only the bounds and the stops next to them are looked at, which show the sign, the digits and the fraction of all
  /// the others; of a continuous range, the bounds with as many fraction digits as the format allows.
  ///
  /// - Parameters:
  ///   - stops: The control's values.
  ///   - conventions: How numbers are written.
  ///   - width: The width of a text; by default a digit counts twice what other characters do.
  /// - Returns: One of the texts; empty if the stops are without end.
  public func widest<Value: Strideable>(
    of stops: Stops<Value>, in conventions: NumberConventions = .posix,
    measuredBy width: (String) -> Double = NumberFormat.roughWidth
  ) -> String {
    guard let bounds = stops.bounds else { return "" }
    var format = self
    if stops.isContinuous {
      let most = allowedFractionDigits(in: conventions).upperBound
      format.fractionDigits = most...most
    }
    var values = [bounds.upperBound, bounds.lowerBound]
    if !stops.isContinuous {
      values += [1, 2].map { stops.value(bounds.lowerBound, adjustedBy: $0) }
      values += [-1, -2].map { stops.value(bounds.upperBound, adjustedBy: $0) }
    }
    let texts = values.map { format.text(of: $0, in: conventions) }
    return texts.dropFirst().reduce(texts[0]) { width($1) > width($0) ? $1 : $0 }
  }

  /// A width without a font: 2 for a digit, 1 for any other character.
  public static func roughWidth(of text: String) -> Double {
    text.reduce(0) { $0 + ($1.isWholeNumber ? 2 : 1) }
  }
}
