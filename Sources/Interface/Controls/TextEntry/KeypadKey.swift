import Looks
import Localization
import Runtime
import Values

/// A key of the on-screen keyboard.
enum KeypadKey: Hashable {
  case text(String)
  /// A key with several letters: the number of presses selects the letter.
  case letters([Character])
  /// The key that changes to the next layout, with the name of the present one.
  case language(String)
  case command(TextCommand)
  /// Makes the next letter offer its variants, such as accented letters.
  case accents
  case delete, done, close, shift, page, edit

  /// The accessibility label of the key.
  func name(in words: Localizer) -> String {
    switch self {
    case .text(" "): words("Space")
    case .text("\n"): words("Return")
    case .text(let text): text
    // Separate the marks, which would otherwise combine into one character.
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

  /// The symbol of a key whose word would not fit in every language; `nil` for a key without one.
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

  /// Whether the key repeats while it is held.
  var repeats: Bool {
    switch self {
    case .delete, .command(.left), .command(.right), .command(.selectLeft), .command(.selectRight): true
    default: false
    }
  }

  /// The characters that a long press on the key offers besides its own.
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
