/// Letters with diacritical marks, and the letters that they are written with.
package enum Diacritics {
  /// The combining marks of European languages, the most common first.
  static let marks: [Unicode.Scalar] = [
    "\u{301}", "\u{300}", "\u{302}", "\u{308}", "\u{303}", "\u{30A}", "\u{30C}", "\u{327}", "\u{328}", "\u{304}",
    "\u{307}", "\u{30B}", "\u{306}", "\u{326}",
  ]

  /// Letters that Unicode does not decompose.
  private static let others: [Character: Character] = [
    "ß": "s", "æ": "a", "œ": "o", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "t", "ı": "i", "ħ": "h", "ŋ": "n",
  ]

  /// The small letters from À to ž and those with a comma below, each by itself. They are looked up by what they
  /// are canonically equal to.
  private static let composed: Set<Character> = Set(
    [0xDF...0x17F, 0x218...0x21B].joined().compactMap { Unicode.Scalar(UInt32($0)) }.map { Character($0) }
      .filter(\.isLowercase))

  private static let bases: [Character: Character] = {
    var bases = others
    for base in "abcdefghijklmnopqrstuvwxyz" {
      for mark in marks { if let letter = letter(base, mark) { bases[letter] = base } }
    }
    return bases
  }()

  /// Returns the one letter that a base and a mark make; `nil` if there is none.
  package static func letter(_ base: Character, _ mark: Unicode.Scalar) -> Character? {
    let text = String(base) + String(mark)
    // A mark joins no line break.
    guard text.count == 1, let pair = text.first else { return nil }
    return composed.firstIndex(of: pair).map { composed[$0] }
  }

  /// Returns the letter that another one is written with; the letter itself if it has no mark.
  package static func base(of letter: Character) -> Character { bases[letter] ?? letter }

  /// Returns the letters that are written with a base.
  static func letters(on base: Character) -> [Character] {
    marks.compactMap { letter(base, $0) } + others.filter { $0.value == base }.map(\.key).sorted()
  }
}
