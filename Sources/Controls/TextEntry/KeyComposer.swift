/// Makes characters of several keys, such as Korean syllables of their letters.
package final class KeyComposer {
  /// What keys have made.
  package struct Text: Hashable {
    /// The characters that are finished.
    package let finished: String
    /// The character that the next key may change; empty if there is none.
    package let unfinished: String

    /// Creates a text from its two parts.
    package init(finished: String, unfinished: String) {
      (self.finished, self.unfinished) = (finished, unfinished)
    }
  }

  private let add: (Character) -> Text?
  private let removeLast: () -> String
  private let reset: () -> Void
  /// The unfinished character in the field; empty if there is none.
  private(set) var unfinished = ""
  /// The letters of the unfinished character.
  private var letters: [Character] = []
  /// The letters of the character that was unfinished before the latest letter came, and what both have become in the
  /// field; `nil` after a letter was taken back.
  private var latest: (before: [Character], text: String)?

  /// Creates a composer from the functions of a library.
  ///
  /// - Parameters:
  ///   - add: adds a letter. Returns what the text is now; `nil` if the letter is none of the script.
  ///   - removeLast: takes the latest letter back. Returns the unfinished character.
  ///   - reset: begins a new character.
  package init(
    add: @escaping (Character) -> Text?, removeLast: @escaping () -> String, reset: @escaping () -> Void
  ) {
    (self.add, self.removeLast, self.reset) = (add, removeLast, reset)
  }

  /// The last character in the field that the next letter, or another one in the place of the latest, can change.
  var lastCharacter: Character? { latest?.text.last ?? unfinished.last }

  /// Adds a letter. Returns the text that takes the place of the unfinished character; `nil` if the letter is none of
  /// the script.
  func press(_ letter: Character) -> String? {
    guard let text = add(letter) else { return nil }
    let before = letters
    if text.unfinished.isEmpty {
      letters = []
    } else if text.finished.isEmpty {
      letters.append(letter)
    } else {
      // The letter begins the new character, or takes the last one of the character before with it.
      letters = text.unfinished == String(letter) ? [letter] : before.suffix(1) + [letter]
    }
    unfinished = text.unfinished
    latest = (before, text.finished + text.unfinished)
    return text.finished + text.unfinished
  }

  /// Puts a letter in the place of the latest one, as if that had never been pressed: it may have finished a character
  /// that the new letter belongs to.
  ///
  /// - Returns: The number of characters before the caret to delete, and the text that comes in their place; `nil` if
  ///   no letter can be replaced.
  func replaceLatest(with letter: Character) -> (count: Int, text: String)? {
    guard let (before, shown) = latest else { return nil }
    end()
    for letter in before { _ = press(letter) }
    let rest = unfinished
    if let text = press(letter) { return (shown.count, text) }
    end()
    latest = (before, rest + String(letter))
    return (shown.count, rest + String(letter))
  }

  /// Takes the latest letter back. Returns the text that takes the place of the unfinished character; `nil` if there is
  /// none.
  func delete() -> String? {
    latest = nil
    if unfinished.isEmpty { return nil }
    unfinished = removeLast()
    letters = unfinished.isEmpty ? [] : letters.dropLast()
    return unfinished
  }

  /// Begins a new character with the next letter.
  func end() {
    (latest, letters) = (nil, [])
    if unfinished.isEmpty { return }
    unfinished = ""
    reset()
  }
}
