import Values

/// The form of a number that is typed as the value of a stepper.
nonisolated struct NumberEntryForm: Equatable {
  /// The greatest number of characters: a number that is not longer is exact as a `Double`.
  private static let length = 15

  /// Whether there are values below zero, and values between whole numbers.
  let hasSign: Bool, hasFraction: Bool
  /// The divisor of a typed number: 100 for a percentage.
  let scale: Double
  /// The conventions for numbers in the language of the panel.
  let conventions: NumberConventions
  /// The range of what is typed; `nil` for none.
  let bounds: ClosedRange<Double>?

  var keypad: Keypad { hasFraction ? .decimal : .number }

  /// A number with all marks of the language, for a person who has typed something else.
  var example: String { NumberFormat.number.text(hasFraction ? 1234.5 : 1234, in: conventions) }

  /// The text as it may be typed; `nil` if a character of it has no place in a number.
  ///
  /// A full stop that does not group digits is a decimal mark in each language, because some keyboards have no other. Marks
  /// are typed in any place: if the panel left some out, a number in another language's form would become a different one.
  func text(_ typed: String) -> String? {
    let text = typed.map(mark).joined()
    let digits = text.drop { hasSign && $0 == "-" }
    let isBegun = digits.first.map { isDigit($0) || hasFraction && isDecimalMark($0) } ?? true
    let isShort = text.count <= Self.length && text.count - digits.count <= 1
    return isBegun && isShort && digits.allSatisfy(isPart) ? text : nil
  }

  /// The number of a text; `nil` if the language writes no number so.
  func number(_ text: String) -> Double? {
    let sign = text.prefix { $0 == "-" }
    let parts = text.dropFirst(sign.count).split(omittingEmptySubsequences: false, whereSeparator: isDecimalMark)
    guard parts.count <= (hasFraction ? 2 : 1), let whole = ungrouped(parts[0]) else { return nil }
    let fraction = parts.dropFirst().first ?? ""
    guard !whole.isEmpty || !fraction.isEmpty, fraction.allSatisfy(isDigit) else { return nil }
    return Double("\(sign)0\(whole).\(fraction)0")
  }

  /// The text of the bound that is nearest to a number outside of the range; `nil` for a number within it.
  func bound(nearest number: Double) -> String? {
    guard let bounds, !bounds.contains(number) else { return nil }
    let nearest = number < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound
    return nearest.decimalText.map { $0 == "." ? conventions.decimalPoint : String($0) }.joined()
  }

  /// Returns the digits of a whole number without the marks between groups; `nil` if they are not where the language has them.
  private func ungrouped(_ text: Substring) -> String? {
    let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isGroupingMark)
    var sizes = conventions.groupSizes
    for group in groups.dropFirst().reversed() {
      guard let size = sizes.first, size > 0, group.count == size else { return nil }
      if sizes.count > 1 { sizes.removeFirst() }
    }
    if groups.count > 1, groups[0].isEmpty || sizes[0] > 0 && groups[0].count > sizes[0] { return nil }
    let digits = groups.joined()
    return digits.allSatisfy(isDigit) ? digits : nil
  }

  // MARK: Characters

  /// Returns the mark for which a typed character stands.
  private func mark(_ character: Character) -> String {
    if isGroupingMark(character) { return conventions.groupingSeparator }
    return character == "." ? conventions.decimalPoint : String(character)
  }

  private func isPart(_ character: Character) -> Bool {
    isDigit(character) || isDecimalMark(character) || isGroupingMark(character) || character == "." || character == ","
  }

  private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private func isDecimalMark(_ character: Character) -> Bool { String(character) == conventions.decimalPoint }

  /// Whether a character groups digits. Few keyboards have a narrow space or a curved apostrophe.
  private func isGroupingMark(_ character: Character) -> Bool {
    let alike = [" \u{A0}\u{202F}", "'’"].first { $0.contains(character) } ?? String(character)
    return conventions.groupingSeparator.contains { alike.contains($0) }
  }
}
