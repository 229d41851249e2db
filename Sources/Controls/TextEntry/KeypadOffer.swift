import Values

extension KeypadKey {
  /// The text on a key with several letters. Signs, and the letters of scripts that have many, are more than it has room
  /// for.
  static func face(_ group: [Character], isShifted: Bool) -> String {
    guard group.first?.isASCII == false, group.count > 7 else {
      if isShifted { return group.map(\.capital).joined() }
      return group.first?.isLetter == true || group.first?.isASCII == false
        ? group.map(\.onKey).joined() : String(group.prefix(5))
    }
    return group[0].onKey + "…" + group[group.count - 2].onKey
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
