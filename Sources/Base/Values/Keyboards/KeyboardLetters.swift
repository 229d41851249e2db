/// The letters of a keyboard layout, as the keyboard of the screen shows them.
///
/// A host reads them from the tables of its system. A long press on a letter offers those that are written with the
/// same base: for “e” in a Czech layout “é” and “ě”, then those of other languages.
public struct KeyboardLetters: Hashable, Sendable {
  /// A key with a letter and its capital.
  public struct Key: Hashable, Sendable {
    /// The letter of the key by itself, and that with Shift.
    public let plain, shifted: Character
    /// The characters that a long press on the key offers besides letters with the same base.
    public let further: [Character]

    /// Creates a key.
    public init(plain: Character, shifted: Character, further: [Character] = []) {
      (self.plain, self.shifted, self.further) = (plain, shifted, further)
    }
  }

  /// The name of the layout, such as `de`.
  public let name: String
  /// The keys with letters, row by row.
  public let rows: [[Key]]
  /// The small letters that have a key of the layout, but none in ``rows``.
  public let further: [Character]
  /// The small letters that the layout types with several keys, the most common first.
  public let others: [Character]

  /// Creates the letters of a layout.
  public init(name: String, rows: [[Key]], further: [Character] = [], others: [Character] = []) {
    (self.name, self.rows, self.further, self.others) = (name, rows, further, others)
  }

  /// The 26 letters of an English keyboard.
  public static let english = KeyboardLetters(
    name: "us",
    rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in
      row.map { Key(plain: $0, shifted: Character($0.uppercased())) }
    })

  /// Whether keys type something else with Shift.
  package var hasShift: Bool { rows.joined().contains { $0.plain != $0.shifted } }
  /// Whether the letters with Shift are capitals of the others.
  package var hasCapitals: Bool { rows.joined().contains { $0.plain.isLowercase } }

  /// The name of a layout on the key that changes it, in its own script.
  package static func shortName(of name: String) -> String {
    let names = [
      "ara": "ع", "il": "עב", "in": "हि", "th": "ไทย", "kr": "한", "us": "EN", "gb": "EN", "gr": "ΕΛ", "ru": "РУ",
    ]
    return names[String(name.prefix { $0 != "(" })] ?? name.prefix(2).uppercased()
  }

  /// Returns the letters that a long press on one offers, without itself: those of the layout, then those of other
  /// languages, at most nine.
  package func related(to letter: Character) -> [Character] {
    let key = rows.joined().first { $0.plain == letter || $0.shifted == letter }
    if let key, !key.further.isEmpty { return key.further }
    let isUpper = letter.isUppercase
    guard let small = letter.lowercased().first, letter.lowercased().count == 1 else { return [] }
    let own = Set(rows.joined().map(\.plain))
    var found: [Character] = []
    for other in further + others + Diacritics.letters(on: small) where other != small && !own.contains(other) {
      if Diacritics.base(of: other) == small, !found.contains(other) { found.append(other) }
    }
    if isUpper { found = found.compactMap { $0.uppercased().count == 1 ? Character($0.uppercased()) : nil } }
    return Array(found.prefix(9))
  }
}
