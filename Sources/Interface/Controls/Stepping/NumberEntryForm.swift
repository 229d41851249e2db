import Values

/// The form of a number that is typed as the value of a stepper.
nonisolated struct NumberEntryForm: Equatable {
  /// The greatest number of characters: a number that is not longer is exact as a `Double`.
  private static let length = 15

  /// Whether there are values below zero, and values between whole numbers.
  let hasSign: Bool, hasFraction: Bool
  /// The divisor of a typed number: 100 for a percentage.
  let scale: Double
  let decimalPoint: String
  /// The range of what is typed; `nil` for none.
  let bounds: ClosedRange<Double>?

  var keypad: Keypad { hasFraction ? .decimal : .number }

  /// The text as it may be typed; `nil` if it is not the beginning of a number.
  ///
  /// A full stop is a decimal point in each language, because some keyboards have no other.
  func text(_ typed: String) -> String? {
    let text = hasFraction ? exchanging(".", in: typed, for: decimalPoint) : typed
    let plain = plain(text)
    let digits = plain.drop { hasSign && $0 == "-" }
    let isNumber = digits.allSatisfy { ("0"..."9").contains($0) || hasFraction && $0 == "." }
    let isShort =
      text.count <= Self.length && plain.count - digits.count <= 1 && digits.count(where: { $0 == "." }) <= 1
    return isNumber && isShort ? text : nil
  }

  /// The number of a text; `nil` while it has no digit.
  func number(_ text: String) -> Double? {
    let plain = plain(text)
    return plain.contains(where: \.isNumber) ? Double(plain.hasSuffix(".") ? plain + "0" : plain) : nil
  }

  /// The text of the bound that is nearest to a number outside of the range; `nil` for a number within it.
  func bound(nearest number: Double) -> String? {
    guard let bounds, !bounds.contains(number) else { return nil }
    let nearest = number < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound
    return exchanging(".", in: nearest.decimalText, for: decimalPoint)
  }

  private func plain(_ text: String) -> String { exchanging(decimalPoint, in: text, for: ".") }

  /// Exchanges one character of a text for another one.
  ///
  /// `replacing` would add the standard library's regular expressions to the program: 1.2 MB.
  private func exchanging(_ old: String, in text: String, for new: String) -> String {
    text.map { String($0) == old ? new : String($0) }.joined()
  }
}
