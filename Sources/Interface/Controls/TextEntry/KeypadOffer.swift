import Looks
import Graphics
import Runtime
import Values

/// The letters on a shared key, in one line or two, followed by its digit in small type.
struct SharedKeyFace: View {
  let group: [Character]
  let isShifted: Bool

  /// The greatest number of letters in one line, for Latin and for other scripts.
  private static let (latinLine, scriptLine) = (6, 3)
  /// The font sizes of letters in two lines and of the digit, and the height of one of the two lines, in points.
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
      if let number { Text(String(number)).font(.system(size: Self.digit)) }
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
  /// The character as it is shown on a key: a mark is drawn on a dotted circle.
  nonisolated var onKey: String {
    let isMark = unicodeScalars.first.map {
      [.nonspacingMark, .spacingMark].contains($0.properties.generalCategory)
    }
    return isMark == true ? "\u{25CC}\(self)" : String(self)
  }
}

/// The letters that a long press offers, shown in place of the row above the key.
struct KeypadOffer {
  let key: KeypadKey
  let row: Int
  let choices: [Character]
  let isCapital: Bool
  /// Whether the finger is still on the key.
  var isHeld: Bool

  /// The keys of the offer, by the index of the row that they replace. The row of the held key is never replaced, so
  /// that the finger stays on it.
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

/// The letters that a key offers, from the long press that shows them until one is chosen.
struct KeypadOffers: DynamicProperty {
  @State private var offer: KeypadOffer?
  @State private var finger = KeypadSlide()
  /// Whether the next letter offers its variants.
  @State private var offersNext = false

  /// The slide of the finger to one of the letters.
  var slide: KeypadSlide { finger }
  /// Whether letters are offered.
  var isOpen: Bool { offer != nil }
  /// Whether the next letter offers its variants.
  var isArmed: Bool { offersNext }

  /// The keys of the offer, by the index of the row that they replace.
  func places(in form: KeypadForm) -> [Int: [KeypadKey]] { offer?.places(in: form) ?? [:] }

  /// Offers letters.
  func open(_ offer: KeypadOffer) { self.offer = offer }

  /// Turns on or off that the next letter offers its variants.
  func toggleArmed() { offersNext.toggle() }

  /// Returns whether this letter is to offer its variants, and turns that off again.
  func takeArmed() -> Bool {
    guard offersNext else { return false }
    offersNext = false
    return true
  }

  /// Follows a finger that has held a key long enough: it slides to one of the letters that are offered.
  func follow(_ place: Point?) { if offer?.isHeld == true, let place { finger.move(to: place) } }

  /// Ends the slide of a finger that has held a key.
  ///
  /// - Returns: The letter on which the finger was lifted, with its row; `nil` if it was lifted elsewhere.
  func release(_ key: KeypadKey, at place: Point?) -> (key: KeypadKey, row: Int)? {
    // A finger that is lifted on the key itself presses it; see ``isRelease(of:)``.
    guard let held = offer, held.isHeld, held.key == key else {
      finger.end()
      return nil
    }
    if let place { finger.move(to: place) }
    return finger.end().map { ($0, held.row) }
  }

  /// Whether a press of a key is only the release of the held key. The finger may have slid to a letter that is still
  /// within the key's touch area.
  func isRelease(of key: KeypadKey) -> Bool { offer?.isHeld == true && offer?.key == key }

  /// Keeps the letters shown for a tap, after the finger has left the key or its contact was cancelled.
  func letGo() {
    offer?.isHeld = false
    finger.end()
  }

  /// Closes the offer, since a key was pressed. Returns whether one was open.
  func close() -> Bool {
    let wasOpen = offer != nil
    offer = nil
    finger.end()
    return wasOpen
  }
}
