extension NumberFormat {
  /// Returns the widest text that a control with these stops is likely to show.
  ///
  /// A control reserves room for it, so that its layout does not change when the value goes from 9 to 10 or below zero.
  /// Only the bounds and the two stops next to each are formatted; they have the sign, the digits and the fraction of
  /// all the others. For a continuous range the bounds are formatted with the largest number of fraction digits. A duration
  /// may have more parts than the bounds, as the last whole second before the upper one has.
  ///
  /// - Parameters:
  ///   - stops: the control's values.
  ///   - conventions: the conventions of the locale for numbers.
  ///   - width: returns the width of a text in any unit; by default ``roughWidth(of:)``.
  /// - Returns: one of the texts; empty if the stops are unbounded.
  public func widest<Value: Strideable>(
    of stops: Stops<Value>, in conventions: NumberConventions = .posix,
    measuredBy width: (String) -> Double = NumberFormat.roughWidth
  ) -> String {
    guard let bounds = stops.bounds else { return "" }
    var format = self
    if stops.isContinuous, style != .duration {
      let most = allowedFractionDigits(in: conventions).upperBound
      format.fractionDigits = most...most
    }
    var values = [bounds.upperBound, bounds.lowerBound]
    if !stops.isContinuous {
      values += [1, 2].map { stops.value(bounds.lowerBound, adjustedBy: $0) }
      values += [-1, -2].map { stops.value(bounds.upperBound, adjustedBy: $0) }
    }
    var texts = values.map { format.text(of: $0, in: conventions) }
    if style == .duration, stops.isContinuous, let last = bounds.upperBound as? Double {
      texts.append(format.fractionDigits(0).text(last - 1, in: conventions))
    }
    return texts.dropFirst().reduce(texts[0]) { width($1) > width($0) ? $1 : $0 }
  }

  /// Returns an estimate of a text's width that needs no font: 2 for a digit, 1 for any other character.
  public static func roughWidth(of text: String) -> Double {
    text.reduce(0) { $0 + ($1.isWholeNumber ? 2 : 1) }
  }
}
