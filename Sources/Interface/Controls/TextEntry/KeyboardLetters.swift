import Localization
import Runtime
import Values

/// The letters of a keyboard layout, as the keyboard of the screen shows them.
///
/// A host reads them from the tables of its system. A long press on a letter offers those that are written with the
/// same base: for “e” in a Czech layout “é” and “ě”, then those of other languages.
public nonisolated struct KeyboardLetters: Hashable, Sendable {
  /// A key with a letter and its capital.
  public struct Key: Hashable, Sendable {
    /// The letter of the key by itself, and that with Shift.
    public let plain, shifted: Character
    /// What a long press on the key offers besides letters with the same base.
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
  var hasShift: Bool { rows.joined().contains { $0.plain != $0.shifted } }
  /// Whether the letters with Shift are capitals of the others.
  var hasCapitals: Bool { rows.joined().contains { $0.plain.isLowercase } }

  /// The name of a layout on the key that changes it, in its own script.
  static func shortName(of name: String) -> String {
    let names = [
      "ara": "ع", "il": "עב", "in": "हि", "th": "ไทย", "kr": "한", "us": "EN", "gb": "EN", "gr": "ΕΛ", "ru": "РУ",
    ]
    return names[String(name.prefix { $0 != "(" })] ?? name.prefix(2).uppercased()
  }

  /// The layouts for a language, where the application and the config file name none. A script other than Latin has the
  /// English letters too. Chinese and Japanese, which need an input method, have these alone.
  package static func names(for language: LanguageTag) -> [String] {
    switch language.language {
    case "de": ["de"]
    case "fr": ["fr"]
    case "es": ["es"]
    case "it": ["it"]
    case "pt": language.region == "BR" ? ["br"] : ["pt"]
    case "pl": ["pl"]
    case "cs": ["cz"]
    case "tr": ["tr"]
    case "ar": ["ara", "us"]
    case "he": ["il", "us"]
    case "hi": ["in", "us"]
    case "th": ["th", "us"]
    case "ko": ["kr", "us"]
    default: []
    }
  }

  /// Returns the letters that a long press on one offers, without itself: those of the layout, then those of other
  /// languages, at most nine.
  func related(to letter: Character) -> [Character] {
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

/// Letters with diacritical marks, and the letters that they are written with.
package nonisolated enum Diacritics {
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
  static func base(of letter: Character) -> Character { bases[letter] ?? letter }

  /// Returns the letters that are written with a base.
  static func letters(on base: Character) -> [Character] {
    marks.compactMap { letter(base, $0) } + others.filter { $0.value == base }.map(\.key).sorted()
  }
}

/// Gives the letters of keyboard layouts by name.
package struct KeyboardCatalog {
  /// Returns the letters of a layout; `nil` if its name is unknown.
  package let letters: (_ name: String) -> KeyboardLetters?
  /// Returns what composes characters of the letters of a layout; `nil` if each key types a character.
  package let composer: (_ name: String) -> KeyComposer?

  /// Creates a catalogue from closures that read a layout and make its composer.
  package init(
    letters: @escaping (_ name: String) -> KeyboardLetters?,
    composer: @escaping (_ name: String) -> KeyComposer? = { _ in nil }
  ) {
    (self.letters, self.composer) = (letters, composer)
  }
}

private enum KeyboardCatalogKey: EnvironmentKey { static var defaultValue: KeyboardCatalog? { nil } }
private enum KeyboardLayoutsKey: EnvironmentKey { static var defaultValue: [String] { [] } }

extension EnvironmentValues {
  /// Where the keyboard of the screen has its letters from; `nil` for those of an English keyboard alone.
  package var keyboardCatalog: KeyboardCatalog? {
    get { self[KeyboardCatalogKey.self] }
    set { self[KeyboardCatalogKey.self] = newValue }
  }

  /// The names of the layouts among which the keyboard of the screen has a key to change; empty for those of
  /// the panel's language.
  public var keyboardLayouts: [String] {
    get { self[KeyboardLayoutsKey.self] }
    set { self[KeyboardLayoutsKey.self] = newValue }
  }
}

extension View {
  /// Sets the layouts of the keyboard of the screen for text fields in this view.
  ///
  ///     content.keyboardLayouts(["de", "cz", "fr(oss)"])
  ///
  /// With several of them the keyboard has a key that changes to the next one. A layout that the system does not have
  /// is left out; if none is left, the keyboard is English.
  ///
  /// - Parameter names: the names of the layouts as in the X keyboard database, with a variant in parentheses.
  public func keyboardLayouts(_ names: [String]) -> some View { environment(names) { $0.keyboardLayouts = $1 } }
}
