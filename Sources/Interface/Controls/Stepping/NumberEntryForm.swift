import Values

/// The form of a number that is typed as the value of a stepper.
nonisolated struct NumberEntryForm: Equatable {
  /// The greatest number of characters: a number that is not longer is exact as a `Double`.
  private static let length = 15
  /// The decimal marks of the languages.
  private static let decimalMarks = ".,"

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

  /// The text as it is typed; `nil` if it does not begin as a number does.
  ///
  /// A full stop that does not group digits is a decimal mark in each language, because some keyboards have no other. After the
  /// beginning, nothing that is typed is left out, except beyond ``length``: the rest would be a different number.
  func text(_ typed: String) -> String? {
    guard let first = typed.first else { return "" }
    let isBegun = isDigit(first) || first == "-" || Self.decimalMarks.contains(first) || isDecimalMark(first)
    guard isBegun else { return nil }
    return typed.prefix(Self.length + 1).map(mark).joined()
  }

  /// The number of a text; `nil` if the text is no number in the language.
  ///
  /// A full stop or a comma that the language does not use is a decimal mark, too, unless three digits after it may be a group.
  func number(_ text: String) -> Double? {
    guard text.count <= Self.length else { return nil }
    let sign = text.first == "-" ? "-" : ""
    let digits = text.dropFirst(sign.count)
    return number(digits, sign, by: isDecimalMark) { ungrouped($0) } ?? foreignNumber(digits, sign)
  }

  /// The number of digits with a decimal mark that another language has; `nil` if the mark may group digits.
  private func foreignNumber(_ text: Substring, _ sign: String) -> Double? {
    guard let mark = text.firstIndex(where: { Self.decimalMarks.contains($0) && !isDecimalMark($0) }),
      text[mark...].count - 1 != 3 || text[..<mark].allSatisfy({ $0 == "0" })
    else { return nil }
    return number(text, sign, by: { $0 == text[mark] }, whole: { $0.allSatisfy(isDigit) ? String($0) : nil })
  }

  /// The number of digits with at most one decimal mark; `nil` if they are no number.
  private func number(
    _ text: Substring, _ sign: String, by isMark: (Character) -> Bool, whole: (Substring) -> String?
  ) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: isMark)
    guard parts.count <= (hasFraction ? 2 : 1), let whole = whole(parts[0]) else { return nil }
    let fraction = parts.dropFirst().first ?? ""
    guard !whole.isEmpty || !fraction.isEmpty, fraction.allSatisfy(isDigit) else { return nil }
    return Double("\(sign)0\(whole).\(fraction)0")
  }

  /// Whether a number can be set, apart from the step.
  func allows(_ number: Double) -> Bool { bounds?.contains(number) ?? true }

  /// Returns the digits of a whole number without the marks between groups; `nil` if they are not where the language has them.
  private func ungrouped(_ text: Substring) -> String? {
    let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isGroupingMark)
    var sizes = conventions.groupSizes
    for group in groups.dropFirst().reversed() {
      guard let size = sizes.first, size > 0, group.count == size else { return nil }
      if sizes.count > 1 { sizes.removeFirst() }
    }
    // 0,500 is no grouped number, but half of one in another language.
    if groups.count > 1, groups[0].isEmpty || groups[0].first == "0" || sizes[0] > 0 && groups[0].count > sizes[0] {
      return nil
    }
    let digits = groups.joined()
    return digits.allSatisfy(isDigit) ? digits : nil
  }

  // MARK: Characters

  /// Returns the mark for which a typed character stands.
  private func mark(_ character: Character) -> String {
    if isGroupingMark(character) { return conventions.groupingSeparator }
    return character == "." ? conventions.decimalPoint : String(character)
  }

  private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private func isDecimalMark(_ character: Character) -> Bool { String(character) == conventions.decimalPoint }

  /// Whether a character groups digits. Few keyboards have a narrow space or a curved apostrophe.
  private func isGroupingMark(_ character: Character) -> Bool {
    let alike = [" \u{A0}\u{202F}", "'’"].first { $0.contains(character) } ?? String(character)
    return conventions.groupingSeparator.contains { alike.contains($0) }
  }
}
