import Runtime
import Values

/// Text that is being edited, and where the caret is.
nonisolated struct TextEdit: Hashable {
  private(set) var characters: [Character]
  /// How many characters are before the caret.
  private(set) var caret: Int
  /// Whether the text may have several lines.
  var hasLines = false

  /// A text with the caret at its end.
  init(_ text: String = "") {
    characters = Array(text.prefix(Limits.textLength))
    caret = characters.count
  }

  var text: String { String(characters) }

  /// Types at the caret. Controls are left out, line breaks in a line too, and so is what no longer fits.
  mutating func insert(_ text: String) {
    let typed = text.filter { hasLines && $0.isNewline || !$0.isNewline && !$0.isControl }
    let fitting = Array(typed.prefix(Limits.textLength - characters.count))
    characters.insert(contentsOf: fitting, at: caret)
    caret += fitting.count
  }

  /// Deletes the character before the caret; says whether there was one.
  @discardableResult
  mutating func deleteBackward() -> Bool {
    guard caret > 0 else { return false }
    caret -= 1
    characters.remove(at: caret)
    return true
  }

  /// Deletes the character after the caret.
  mutating func deleteForward() {
    if caret < characters.count { characters.remove(at: caret) }
  }

  /// Moves the caret by characters, as far as there are any.
  mutating func move(by count: Int) { move(to: caret + count) }

  /// Moves the caret to a place.
  mutating func move(to place: Int) { caret = max(0, min(characters.count, place)) }
}

extension Character {
  /// Whether the character is an order rather than something to be seen.
  nonisolated var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
