extension Unicode.Scalar {
  /// Whether the character has no place in one line that a person, a viewer or a program enters: it ends the line, works a
  /// device, or changes the direction of the text around it without being seen.
  package var isBarredFromLines: Bool {
    switch value {
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}

extension StringProtocol {
  /// The beginning of the text in quotation marks, for one line of a log: at most 40 characters of Unicode, those that are
  /// barred from lines by their numbers, and an ellipsis where something is left out.
  package var quotedForLog: String { quotedForLog(upTo: 40) }

  /// The beginning of the text in quotation marks, as ``quotedForLog``, with at most so many characters.
  package func quotedForLog(upTo longest: Int) -> String {
    let shown = unicodeScalars.prefix(longest)
    let text = shown.map { $0.isBarredFromLines ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
    return "“\(text)\(shown.endIndex == unicodeScalars.endIndex ? "" : "…")”"
  }

  /// Whether the text has characters that may not be set, such as control characters. Line feeds and tabs are allowed:
  /// texts of several lines have them, and a field of one line shows them as spaces.
  package var hasBarredCharacters: Bool {
    unicodeScalars.contains { $0.isBarredFromLines && $0 != "\n" && $0 != "\t" }
  }
}
