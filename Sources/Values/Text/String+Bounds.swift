// The text of a range, "low..high", and what a faulty text was most likely meant to say.
extension String {
  /// The texts of the two bounds in "low..high"; `nil` if there are no two dots.
  package var bounds: (low: String, high: String)? {
    guard let dots = firstPlace(of: "..") else { return nil }
    return (String(self[..<dots.lowerBound]).trimmed, String(self[dots.upperBound...]).trimmed)
  }

  /// Corrections to try in turn on a text that cannot be read: a point for a comma, two dots for a dash or for three
  /// dots, and the bounds exchanged.
  package var corrections: [String] {
    [pointed, dotted, dotted.pointed, dotted.pointed.exchanged].filter { $0 != self }
  }

  private func substituting(_ text: String, for wanted: Set<Character>) -> String {
    reduce(into: "") { $0 += wanted.contains($1) ? text : String($1) }
  }

  private var pointed: String { substituting(".", for: [","]) }

  private var dotted: String {
    if let dots = firstPlace(of: "...") { return self[..<dots.lowerBound] + ".." + self[dots.upperBound...] }
    let text = trimmed
    // The sign of the first bound is not a dash.
    return String(text.prefix(1)) + String(text.dropFirst()).substituting("..", for: ["-", "–", "—", "…"])
  }

  private var exchanged: String {
    guard let dots = firstPlace(of: "..") else { return self }
    return self[dots.upperBound...] + ".." + self[..<dots.lowerBound]
  }
}
