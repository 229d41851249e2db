import Runtime

/// Keeps the words and signs of a value together in a text with letters from right to left: without it, “20.5 °C” in an
/// Arabic sentence would be shown as “C° 20.5”.
///
/// A value stands between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9) where it is drawn, and only there: what
/// is read out, stored or sent has none of these characters.
nonisolated enum ValueIsolation {
  private static let start = "\u{2068}", end = "\u{2069}"

  /// Returns the runs of a text with its values isolated.
  ///
  /// The first letters of the text decide its direction, as they do without isolation: where there are no letters beside the
  /// values, the first value with letters stays as it is.
  ///
  /// - Parameter groups: the runs of each literal and of each value, with a flag for values.
  static func isolated(_ groups: [(runs: [Text.Run], isValue: Bool)]) -> [(run: Text.Run, isValue: Bool)] {
    var isKept = groups.contains { !$0.isValue && hasLetters($0.runs) }
    let isNeeded = groups.count > 1 && groups.contains { $0.runs.contains { isRightToLeft($0.content) } }
    return groups.flatMap { group -> [(run: Text.Run, isValue: Bool)] in
      let runs = group.runs.map { (run: $0, isValue: group.isValue) }
      guard isNeeded, group.isValue, group.runs.contains(where: { $0.inline == nil }) else { return runs }
      if !isKept, hasLetters(group.runs) {
        isKept = true
        return runs
      }
      return [(Text.Run(content: start), true)] + runs + [(Text.Run(content: end), true)]
    }
  }

  /// Returns a text without isolates.
  static func removed(from text: String) -> String {
    // Of the characters of the Latin script, none has this byte.
    guard text.utf8.contains(0xe2) else { return text }
    var scalars = text.unicodeScalars
    scalars.removeAll { (0x2066...0x2069).contains($0.value) }
    return scalars.count == text.unicodeScalars.count ? text : String(scalars)
  }

  private static func hasLetters(_ runs: [Text.Run]) -> Bool {
    runs.contains { $0.content.unicodeScalars.contains(where: \.properties.isAlphabetic) }
  }

  /// Whether there is a letter of a script from right to left, such as Hebrew or Arabic.
  private static func isRightToLeft(_ text: String) -> Bool {
    // The first of these letters is U+0590: all of them begin with such a byte.
    guard text.utf8.contains(where: { $0 >= 0xd6 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfefc, 0x10800...0x10fff, 0x1e800...0x1efff: true
      default: false
      }
    }
  }
}
