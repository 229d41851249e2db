/// Two finite numbers with a separator between them, such as "12, -4.5" or "320x240".
package struct NumberPair: Hashable, Sendable {
  package let first: Double
  package let second: Double

  /// Reads two numbers; spaces around either are ignored.
  ///
  /// - Parameter separators: The characters that may stand between the numbers.
  package init?(text: String, separators: Set<Character>) {
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard parts.count == 2, let first = Double(decimalText: String(parts[0]).trimmed),
      let second = Double(decimalText: String(parts[1]).trimmed)
    else { return nil }
    self.first = first
    self.second = second
  }
}
