extension String {
  /// Returns whether another text occurs in this one as a whole word or number: "Quantity: 3" contains "3", but
  /// "Quantity: 30" does not.
  package func says(_ text: String) -> Bool {
    if text.isEmpty { return true }
    var rest = self[...]
    while let place = rest.firstPlace(of: text) {
      let isApart = !continues(before: place.lowerBound, text.first) && !continues(after: place.upperBound, text.last)
      if isApart { return true }
      rest = rest[rest.index(after: place.lowerBound)...]
    }
    return false
  }

  /// Returns whether the word or number at an index continues one that begins earlier.
  private func continues(before place: Index, _ first: Character?) -> Bool {
    guard place > startIndex, let first, first.isLetter || first.isNumber else { return false }
    let before = index(before: place)
    if self[before].isLetter || self[before].isNumber || "-−".contains(self[before]) { return true }
    // A point or a comma belongs to a number only between digits.
    return ".,".contains(self[before]) && before > startIndex && self[index(before: before)].isNumber
  }

  /// Returns whether the word or number that ends before an index continues after it.
  private func continues(after place: Index, _ last: Character?) -> Bool {
    guard place < endIndex, let last, last.isLetter || last.isNumber else { return false }
    if self[place].isLetter || self[place].isNumber { return true }
    let next = index(after: place)
    return ".,".contains(self[place]) && next < endIndex && self[next].isNumber
  }
}
