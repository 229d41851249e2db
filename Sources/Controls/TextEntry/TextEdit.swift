import Runtime
import Values

/// A text that is being edited, with the position of the caret.
nonisolated struct TextEdit: Hashable {
  private(set) var characters: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// Whether the text may have several lines.
  var hasLines = false

  /// Creates an edit of a text with the caret at its end. The text is cut to the maximum length.
  init(_ text: String = "") {
    characters = Array(text.prefix(Limits.textLength))
    caret = characters.count
  }

  var text: String { String(characters) }

  /// The text on one line as it is drawn: dots in place of a secret, spaces in place of line breaks.
  func shown(isSecret: Bool) -> String {
    isSecret ? String(repeating: "•", count: characters.count) : String(characters.map { $0.isNewline ? " " : $0 })
  }

  /// Inserts text at the caret. Control characters, line breaks in a single line, and characters beyond the
  /// maximum length are dropped.
  mutating func insert(_ text: String) {
    let typed = text.filter { hasLines && $0.isNewline || !$0.isNewline && !$0.isControl }
    let fitting = Array(typed.prefix(Limits.textLength - characters.count))
    characters.insert(contentsOf: fitting, at: caret)
    caret += fitting.count
  }

  /// Deletes the character before the caret.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func deleteBackward() -> Bool {
    guard caret > 0 else { return false }
    caret -= 1
    characters.remove(at: caret)
    return true
  }

  /// Deletes the character after the caret, if any.
  mutating func deleteForward() {
    if caret < characters.count { characters.remove(at: caret) }
  }

  /// Moves the caret by a number of characters, within the text.
  mutating func move(by count: Int) { move(to: caret + count) }

  /// Moves the caret to where it was in another text that somebody has rewritten into this one, such as by putting
  /// spaces between the digits: after the same number of letters and digits.
  mutating func keepCaret(of other: TextEdit) {
    if other.caret == other.characters.count { return move(to: .max) }
    var rest = other.characters[..<other.caret].count(where: \.isLetterOrDigit)
    caret = 0
    while rest > 0, caret < characters.count {
      if characters[caret].isLetterOrDigit { rest -= 1 }
      caret += 1
    }
  }

  /// Moves the caret to a position, clamped to the text.
  mutating func move(to place: Int) { caret = max(0, min(characters.count, place)) }
}

extension Character {
  fileprivate nonisolated var isLetterOrDigit: Bool { isLetter || isNumber }

  /// Whether the character contains a control code (general category Cc).
  nonisolated var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
