import Runtime
import Values

/// The selection of a text.
nonisolated extension TextEdit {
  /// The selected characters; an empty range at the caret if there are none.
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  var selectedText: String { String(characters[selection]) }

  /// Selects the whole text. The caret is at its end.
  mutating func selectAll() { select(0..<characters.count) }

  /// Selects a range, clamped to the text. The caret is at its end.
  mutating func select(_ range: Range<Int>) {
    move(to: range.lowerBound)
    move(to: range.upperBound, extending: true)
  }

  /// Selects the word at a position or, between words, the characters up to the next word.
  mutating func selectWord(at place: Int) { select(word(at: place)) }

  /// Returns the range of the word at a position or, between words, of the characters up to the next word.
  func word(at place: Int) -> Range<Int> {
    if characters.isEmpty { return 0..<0 }
    var inside = max(0, min(characters.count - 1, place))
    // A position directly after a word belongs to that word.
    if inside > 0, !characters[inside].isWordPart, characters[inside - 1].isWordPart { inside -= 1 }
    let isWord = characters[inside].isWordPart
    let start = characters[..<inside].lastIndex { $0.isWordPart != isWord }.map { $0 + 1 } ?? 0
    let end = characters[inside...].firstIndex { $0.isWordPart != isWord } ?? characters.count
    return start..<end
  }

  /// Moves the caret to the start of the word before it, or to the end of the one after it.
  mutating func moveByWord(isForward: Bool, extending isExtending: Bool) {
    if isForward {
      let word = characters[caret...].firstIndex(where: \.isWordPart) ?? characters.count
      let end = characters[word...].firstIndex { !$0.isWordPart } ?? characters.count
      return move(to: end, extending: isExtending)
    }
    let word = characters[..<caret].lastIndex(where: \.isWordPart) ?? 0
    let start = characters[..<word].lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
    move(to: start, extending: isExtending)
  }
}
