import Looks
import Graphics
import Runtime
import Values

/// The letters on a key that several share, in one line or two, and its digit, small, behind them.
struct SharedKeyFace: View {
  let group: [Character]
  let isShifted: Bool

  /// The greatest number of letters in one line: of Latin ones, and of other scripts.
  private static let (latinLine, scriptLine) = (6, 3)
  /// The size of letters in two lines and of the digit, and the height of one of two lines, in points.
  private static let (small, digit, height) = (12.0, 11.0, 16.0)

  var body: some View {
    HStack(spacing: 3) {
      if letters.count <= (isScript ? Self.scriptLine : Self.latinLine) {
        Text(text(letters[...]))
      } else {
        VStack(spacing: 0) {
          Text(text(letters.prefix(half))).frame(height: Self.height)
          Text(text(letters.dropFirst(half))).frame(height: Self.height)
        }
        .font(.system(size: Self.small))
      }
      if let number { Text(String(number)).font(.system(size: Self.digit)).foregroundStyle(.secondary) }
    }
    .lineLimit(1)
  }

  /// The digit at the end, if there are letters before it.
  private var number: Character? { group.count > 1 && group[0].isLetter || isScript ? group.last : nil }
  /// Whether the characters are neither Latin letters nor signs.
  private var isScript: Bool { group[0].isASCII == false }
  private var letters: [Character] { number == nil ? Array(group.prefix(5)) : group.dropLast() }
  private var half: Int { (letters.count + 1) / 2 }

  private func text(_ letters: ArraySlice<Character>) -> String {
    letters.map { isShifted && $0.isLowercase ? $0.capital : $0.onKey }.joined()
  }
}

extension Character {
  /// The character as it is shown on a key: a mark stands on a dotted circle.
  nonisolated var onKey: String {
    let isMark = unicodeScalars.first.map {
      [.nonspacingMark, .spacingMark].contains($0.properties.generalCategory)
    }
    return isMark == true ? "\u{25CC}\(self)" : String(self)
  }
}

/// The letters that a long press offers, in the place of the row above the key.
struct KeypadOffer {
  let key: KeypadKey
  let row: Int
  let choices: [Character]
  let isCapital: Bool
  /// Whether the finger is still on the key.
  var isHeld: Bool

  /// The keys of the offer by the rows that they take the place of. The row of the key stays, so that the finger is
  /// still on it.
  func places(in form: KeypadForm) -> [Int: [KeypadKey]] {
    let keys = choices.map { KeypadKey.text(isCapital && $0.isLetter ? $0.capital : String($0)) }
    let free = form.isTwelveKey ? form.rows.indices.filter { $0 != row } : [row > 0 ? row - 1 : 1]
    let most = form.isTwelveKey ? 5 : keys.count
    var places: [Int: [KeypadKey]] = [:]
    for (place, index) in free.enumerated() where form.rows.indices.contains(index) {
      let share = keys.dropFirst(place * most).prefix(most)
      if !share.isEmpty { places[index] = Array(share) }
    }
    return places
  }
}
