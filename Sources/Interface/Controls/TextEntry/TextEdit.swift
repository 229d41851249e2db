import Looks
import Localization
import Runtime
import Values

/// A text that is being edited, with the position of the caret and what is selected.
package nonisolated struct TextEdit: Hashable {
  package private(set) var characters: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// The number of characters before the other end of the selection; equal to ``caret`` if nothing is selected.
  private(set) var anchor: Int
  /// Whether the text may have several lines.
  var hasLines = false

  /// Creates an edit of a text with the caret at its end. The text is cut to the maximum length.
  package init(_ text: String = "") {
    characters = Array(text.prefix(ControlsLimits.textLength))
    caret = characters.count
    anchor = caret
  }

  var text: String { String(characters) }

  /// The text on one line as it is drawn: dots in place of a secret, spaces in place of line breaks.
  func shown(isSecret: Bool) -> [Character] {
    isSecret ? Array(repeating: "•", count: characters.count) : characters.map { $0.isNewline ? " " : $0 }
  }

  /// The text that is read out in place of a secret: the number of its characters.
  func countInWords(_ words: Localizer) -> String {
    let count = characters.count
    if count == 0 { return words("empty") }
    if characters.allSatisfy(\.isNumber) { return words(count == 1 ? "1 digit entered" : "\(count) digits entered") }
    return words(count == 1 ? "1 character entered" : "\(count) characters entered")
  }

  /// Inserts text in place of the selection. Control characters, those that change the direction of text, line breaks in a
  /// single line, and characters beyond the maximum length are dropped.
  mutating func insert(_ text: String) {
    removeSelection()
    let scalars = text.unicodeScalars.filter { hasLines && Character($0).isNewline || !$0.isBarredFromLines }
    let typed = String(String.UnicodeScalarView(scalars))
    let fitting = Array(typed.prefix(ControlsLimits.textLength - characters.count))
    characters.insert(contentsOf: fitting, at: caret)
    move(to: caret + fitting.count)
    if fitting.contains(where: { $0.unicodeScalars.first?.isASCII == false }) { join() }
  }

  /// Replaces a text before the caret, which may be only a mark of a character. If something else is there, because
  /// the application has rewritten the text, the character before the caret is replaced.
  mutating func replaceBackward(_ old: String, with new: String) {
    let count = old.unicodeScalars.count
    if count > 0, selection.isEmpty {
      var (start, length) = (caret, 0)
      while length < count, start > 0 {
        start -= 1
        length += characters[start].unicodeScalars.count
      }
      let scalars = String(characters[start..<caret]).unicodeScalars
      if scalars.suffix(count).elementsEqual(old.unicodeScalars) {
        let rest = String(String.UnicodeScalarView(scalars.dropLast(count)))
        characters.replaceSubrange(start..<caret, with: rest)
        move(to: start + rest.count)
      } else {
        deleteBackward()
      }
    }
    insert(new)
  }

  /// Joins letters and marks that were typed one after the other into characters.
  private mutating func join() {
    let joined = Array(text)
    if joined.count == characters.count { return }
    let place = String(characters[..<caret]).count
    characters = joined
    move(to: place)
  }

  /// Deletes the selection or, if there is none, the character before the caret. Where vowels and tone marks are typed
  /// separately, as in Thai, Hindi, Arabic and Hebrew, only the last mark of a letter is deleted.
  ///
  /// - Returns: Whether there was anything to delete.
  @discardableResult
  mutating func deleteBackward() -> Bool {
    if removeSelection() { return true }
    guard caret > 0 else { return false }
    if let rest = characters[caret - 1].withoutTypedMark {
      characters[caret - 1] = rest
    } else {
      characters.remove(at: caret - 1)
      move(to: caret - 1)
    }
    return true
  }

  /// Deletes the selection or, if there is none, the character after the caret.
  mutating func deleteForward() {
    if !removeSelection(), caret < characters.count { characters.remove(at: caret) }
  }

  /// Moves the caret by a number of characters, within the text. If something is selected and the selection is not
  /// extended, the caret goes to the end of the selection in that direction.
  mutating func move(by count: Int, extending isExtending: Bool = false) {
    if !isExtending, !selection.isEmpty {
      return move(to: count < 0 ? selection.lowerBound : selection.upperBound)
    }
    move(to: caret + count, extending: isExtending)
  }

  /// Keeps the caret in place after the application has rewritten the text, for example with spaces between digits: the
  /// caret moves after the same number of letters and digits.
  mutating func keepCaret(of other: TextEdit) {
    if other.caret == other.characters.count { return move(to: .max) }
    var rest = other.characters[..<other.caret].count(where: \.isWordPart)
    var place = 0
    while rest > 0, place < characters.count {
      if characters[place].isWordPart { rest -= 1 }
      place += 1
    }
    move(to: place)
  }

  /// Moves the caret to a position, clamped to the text.
  ///
  /// - Parameter isExtending: whether the other end of the selection stays.
  mutating func move(to place: Int, extending isExtending: Bool = false) {
    caret = max(0, min(characters.count, place))
    if !isExtending { anchor = caret }
  }

  /// Deletes the selection.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  private mutating func removeSelection() -> Bool {
    let range = selection
    if range.isEmpty { return false }
    characters.removeSubrange(range)
    move(to: range.lowerBound)
    return true
  }
}

extension Character {
  /// Whether the character belongs to a word or a number.
  nonisolated var isWordPart: Bool { isLetter || isNumber }

  /// The character without its last letter or mark, if its script has marks that are typed separately, such as Thai,
  /// Hindi, Arabic and Hebrew; otherwise `nil`.
  nonisolated fileprivate var withoutTypedMark: Character? {
    let scalars = unicodeScalars
    guard scalars.count > 1, let last = scalars.last, (0x0590..<0x1AB0).contains(last.value),
      !(0x1100..<0x1200).contains(last.value)
    else { return nil }
    let rest = String(String.UnicodeScalarView(scalars.dropLast()))
    return rest.count == 1 ? rest.first : nil
  }
}
