import Runtime
import Values

/// The keys of a telephone, each with several letters, for screens too narrow for one letter per key.
///
/// Repeated presses within ``MultiTap/pause`` go through the letters of a key, then to its digit.
extension KeypadForm {
  /// The rows of the telephone keys.
  static func sharedKeys(_ keypad: Keypad, _ choice: Choice) -> [[KeypadKey]] {
    if choice.page == .signs {
      return [keys("1234"), keys("5678"), keys("90-/"), [.page, .text("@"), .text("+"), .delete]]
    }
    let keys = groups(keypad, choice.letters).map { KeypadKey.letters($0) }
    let last: KeypadKey = keypad == .lines ? .text("\n") : choice.hasLayouts ? .language(choice.letters.name) : .edit
    let corner: KeypadKey =
      choice.isByKnob ? .accents : keypad == .lines && choice.hasLayouts ? .language(choice.letters.name) : .edit
    return [
      Array(keys[0..<3]) + [.delete], Array(keys[3..<6]) + [.shift],
      Array(keys[6..<9]) + [corner == last ? .accents : corner], [.page, .text(" "), .letters(Array("0+*#")), last],
    ]
  }

  /// The nine keys: signs, then eight with the letters of the layout.
  private static func groups(_ keypad: Keypad, _ letters: KeyboardLetters) -> [[Character]] {
    let signs = keypad == .email ? "@.-_1" : ".,?!1¿¡'\"-@:;"
    let own = letters.rows.joined().flatMap {
      letters.hasCapitals || $0.plain == $0.shifted ? [$0.plain] : [$0.plain, $0.shifted]
    }
    let latin = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    var groups: [[Character]]
    if own.contains(where: { latin.joined().contains($0) }) {
      groups = latin.map { group in
        Array(group)
          + (own + letters.further).filter { letter in
            !group.contains(letter) && group.contains(Diacritics.base(of: letter))
          }
      }
    } else {
      // Sort by scalar values, as the order of characters is not defined for these letters.
      var known: Set<Character> = []
      let sorted = own.filter { known.insert($0).inserted }.sorted {
        $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
      }
      let share = (sorted.count + 7) / 8
      groups = (0..<8).map { Array(sorted.dropFirst($0 * share).prefix(share)) }
    }
    for index in groups.indices { groups[index].append(Character("\(index + 2)")) }
    return [Array(signs)] + groups
  }
}

/// Counts the presses of a key with several letters.
struct MultiTap {
  /// The text before the letter of a key was typed.
  struct Base {
    /// The unfinished character that the letter may have changed; empty if there was none.
    let unfinished: String
    /// The keys of which that character is composed.
    let keys: [Character?]
  }

  /// The text of the latest press.
  struct Typed {
    let base: Base
    /// The text that replaces the unfinished character of ``base``.
    let text: String
    /// The character before the caret afterwards.
    let characterBefore: Character?
  }

  /// The time after which a press begins a new letter.
  static let pause = Duration.milliseconds(1200)

  private var latest: (letters: [Character], index: Int, isCapital: Bool, time: Duration)?
  /// The text of the latest press, which a further press replaces.
  var typed: Typed?

  /// The time of the latest press; `nil` after any other key.
  var time: Duration? { latest?.time }

  /// Returns the letter that a press selects, and whether it replaces the previous one.
  ///
  /// - Parameter isShifted: whether a new letter is to be a capital.
  mutating func press(_ letters: [Character], isShifted: Bool, at time: Duration) -> (text: String, replaces: Bool) {
    let known = latest.flatMap { $0.letters == letters && time - $0.time <= Self.pause ? $0 : nil }
    let index = known.map { ($0.index + 1) % letters.count } ?? 0
    let isCapital = known?.isCapital ?? isShifted
    latest = (letters, index, isCapital, time)
    return (isCapital ? letters[index].capital : String(letters[index]), known != nil)
  }

  /// Begins a new letter with the next press.
  mutating func end() { (latest, typed) = (nil, nil) }
}

extension Character {
  /// The capital of a letter; the letter itself if its capital would be several letters, as for “ß”.
  nonisolated var capital: String { uppercased().count == 1 ? uppercased() : String(self) }
}
