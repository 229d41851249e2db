/// The number of characters of a name that are compared.
private let comparedCharacters = 64

/// The candidate that is most similar to `name`, if any is similar enough to be a likely correction: a third of the longer of
/// the two may be wrong, or one character.
///
/// Names come from files and may be long: of each only the first letters are compared, and a candidate is given up as soon as it
/// cannot be nearer than the nearest so far.
///
/// - Parameter candidates: The valid names.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let letters = comparedLetters(of: name)
  var nearest: (name: String, distance: Int)?
  for candidate in candidates {
    let others = comparedLetters(of: candidate)
    let likely = max(1, max(letters.count, others.count) / 3)
    let limit = min(likely, (nearest?.distance ?? .max) - 1)
    if let distance = editDistance(letters, others, atMost: limit) { nearest = (candidate, distance) }
  }
  return nearest?.name
}

/// The letters of a name that the search compares, in lower case. It is cut before anything else is done with it.
func comparedLetters(of name: String) -> [Unicode.Scalar] {
  let beginning = String(name.unicodeScalars.prefix(comparedCharacters)).lowercased()
  return Array(beginning.unicodeScalars.prefix(comparedCharacters))
}

/// The edit distance of two texts: the number of characters to insert, delete, replace or swap with their neighbour.
///
/// Optimal string alignment (F. J. Damerau 1964; R. A. Wagner and M. J. Fischer 1974).
///
/// - Returns: the distance; `nil` if it is greater than `limit`.
func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int? {
  if abs(a.count - b.count) > limit { return nil }
  var before: [Int] = []
  var above = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    var least = i + 1
    for j in b.indices {
      var best = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
      row.append(best)
      least = min(least, best)
    }
    // A swap looks back by two rows and adds one.
    if least > limit + 1 { return nil }
    (before, above) = (above, row)
  }
  return above[b.count] <= limit ? above[b.count] : nil
}
