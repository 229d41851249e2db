// The text of a range, "low..high", and corrections of frequent mistakes in it.
extension String {
  /// The texts of the two bounds in "low..high"; `nil` if the text contains no two dots.
  package var bounds: (low: String, high: String)? {
    guard let dots = firstPlace(of: "..") else { return nil }
    return (String(self[..<dots.lowerBound]).trimmed, String(self[dots.upperBound...]).trimmed)
  }

  /// The longest text that is corrected, in bytes. Whatever a file holds, it must be checked within a second.
  private static let longestCorrected = 256

  /// Corrections to try in turn if a text cannot be parsed: a point for a comma, two dots for a dash or an ellipsis,
  /// and the bounds exchanged. There are none for a text that is longer than numbers and units are.
  package var corrections: [String] {
    guard utf8.count <= Self.longestCorrected else { return [] }
    return [pointed, dotted, dotted.pointed, dotted.pointed.exchanged].filter { $0 != self }
  }

  /// Returns the text with each of the wanted characters replaced.
  private func substituting(_ text: String, for wanted: Set<Character>) -> String {
    reduce(into: "") { $0 += wanted.contains($1) ? text : String($1) }
  }

  /// The text with points for commas.
  private var pointed: String { substituting(".", for: [","]) }

  /// The text with two dots for a dash or an ellipsis.
  private var dotted: String {
    if let dots = firstPlace(of: "...") { return self[..<dots.lowerBound] + ".." + self[dots.upperBound...] }
    let text = trimmed
    // The first character may be a minus sign.
    return String(text.prefix(1)) + String(text.dropFirst()).substituting("..", for: ["-", "–", "—", "…"])
  }

  /// The text with its bounds exchanged.
  private var exchanged: String {
    guard let dots = firstPlace(of: "..") else { return self }
    return self[dots.upperBound...] + ".." + self[..<dots.lowerBound]
  }
}
