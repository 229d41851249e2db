/// Makes characters of several keys, such as Korean syllables of their letters.
@MainActor package final class KeyComposer {
  /// The text that keys have composed.
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
  package private(set) var unfinished = ""
  /// The letters since a new character was begun; `nil` where one was taken back.
  package private(set) var keys: [Character?] = []

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

  /// Adds a letter. Returns the text that takes the place of the unfinished character; `nil` if the letter is none of
  /// the script.
  package func press(_ letter: Character) -> String? {
    guard let text = add(letter) else { return nil }
    unfinished = text.unfinished
    keys = unfinished.isEmpty ? [] : keys + [letter]
    return text.finished + text.unfinished
  }

  /// Takes the latest letter back. Returns the text that takes the place of the unfinished character; `nil` if there is
  /// none.
  package func delete() -> String? {
    if unfinished.isEmpty { return nil }
    unfinished = removeLast()
    keys = unfinished.isEmpty ? [] : keys + [nil]
    return unfinished
  }

  /// Begins a new character with the next letter.
  package func end() {
    if unfinished.isEmpty { return }
    (unfinished, keys) = ("", [])
    reset()
  }

  /// Goes back to an earlier state, in which ``keys`` were these.
  package func resume(_ keys: [Character?]) {
    end()
    for key in keys {
      if let key { _ = press(key) } else { _ = delete() }
    }
  }
}
