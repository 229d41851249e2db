/// The characters that a field takes, such as `0-9A-F`: single ones, and rows from one to another.
struct TypedCharacters: Sendable, Hashable {
  private var single: Set<Character> = []
  private var rows: [ClosedRange<Unicode.Scalar>] = []

  /// Reads the characters of a text; `nil` for an empty one, and for a row whose end comes before its beginning.
  ///
  /// A hyphen at the beginning, at the end or after a row stands for itself.
  init?(_ text: String) {
    let characters = Array(text)
    if characters.isEmpty { return nil }
    var index = 0
    while index < characters.count {
      if index + 2 < characters.count, characters[index + 1] == "-" {
        guard let low = Self.scalar(characters[index]), let high = Self.scalar(characters[index + 2]), low <= high
        else { return nil }
        rows.append(low...high)
        index += 3
      } else {
        single.insert(characters[index])
        index += 1
      }
    }
  }

  /// Whether a text has these characters only.
  func allow(_ text: String) -> Bool {
    text.allSatisfy { character in
      if single.contains(character) { return true }
      guard let scalar = Self.scalar(character) else { return false }
      return rows.contains { $0.contains(scalar) }
    }
  }

  /// The scalar of a character that is one alone.
  private static func scalar(_ character: Character) -> Unicode.Scalar? {
    character.unicodeScalars.count == 1 ? character.unicodeScalars.first : nil
  }
}
