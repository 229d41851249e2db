import Looks
import Localization
import Runtime
import Values

/// A key of the on-screen keyboard.
enum KeypadKey: Hashable {
  case text(String)
  /// A key with several letters, one of which is typed by pressing it as often.
  case letters([Character])
  /// The layout that the letters are from; the key changes to the next one.
  case language(String)
  case command(TextCommand)
  /// The next letter offers those with the same base.
  case accents
  case delete, done, close, shift, page, edit

  /// The accessibility label of the key.
  func name(in words: Localizer) -> String {
    switch self {
    case .text(" "): words("Space")
    case .text("\n"): words("Return")
    case .text(let text): text
    // Marks beside each other would be one character.
    case .letters(let letters):
      letters.allSatisfy { $0.onKey == String($0) } ? String(letters) : letters.map(\.onKey).joined(separator: " ")
    case .language: words("Language")
    case .command(let command): words(command.name)
    case .accents: words("Accents")
    case .delete: words("Delete")
    case .done: words("Done")
    case .close: words("Close")
    case .shift: words("Shift")
    case .page: words("Signs")
    case .edit: words("Edit")
    }
  }

  /// The symbol of the key where there is no room for its word in every language; `nil` for keys without words.
  var symbol: String? {
    switch self {
    case .done: "checkmark"
    case .close: "chevron.down"
    case .command(let command): command.symbol
    default: nil
    }
  }

  /// Whether the key types characters, and does nothing else.
  var isTyping: Bool {
    switch self {
    case .text, .letters: true
    case .language, .command, .accents, .delete, .done, .close, .shift, .page, .edit: false
    }
  }

  /// Whether the key acts again and again while it is held.
  var repeats: Bool {
    switch self {
    case .delete, .command(.left), .command(.right), .command(.selectLeft), .command(.selectRight): true
    default: false
    }
  }

  /// What the key can stand for besides its own text, which a long press offers.
  func related(in letters: KeyboardLetters) -> [Character] {
    switch self {
    case .text(let text): text.first.map { Self.signs[$0] ?? letters.related(to: $0) } ?? []
    case .letters(let group):
      group + group.filter(\.isLetter).flatMap { letters.related(to: $0) }.filter { !group.contains($0) }
    default: []
    }
  }

  /// The signs that a long press on one of them offers.
  private static let signs: [Character: [Character]] = [
    "?": ["¿"], "!": ["¡"], ".": ["?", "!", "…", "¿", "¡"], ",": [";", ":", "'", "\""], "-": ["–", "—"],
    "\"": ["„", "“", "”", "«", "»"], "'": ["‚", "‘", "’"], "€": ["$", "£", "¥", "%"], "/": ["\\", "|"],
    "(": ["[", "{", "<"], ")": ["]", "}", ">"], "+": ["±", "×", "÷"], "=": ["≠", "≈"], "0": ["°"],
  ]
}
