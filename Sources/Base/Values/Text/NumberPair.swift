/// Two finite numbers with a separator, such as "12, -4.5" or "320x240".
package struct NumberPair: Hashable, Sendable {
  /// The number before the separator.
  package let first: Double
  /// The number after the separator.
  package let second: Double

  /// Parses two numbers; `nil` for any other text. Spaces around either are ignored.
  ///
  /// - Parameter separators: the characters that may separate the numbers.
  package init?(text: String, separators: Set<Character>) {
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard parts.count == 2, let first = Double(decimalText: String(parts[0]).trimmed),
      let second = Double(decimalText: String(parts[1]).trimmed)
    else { return nil }
    self.first = first
    self.second = second
  }
}
