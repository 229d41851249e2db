/// The number of characters of a name that are compared.
private let comparedCharacters = 64

/// The candidate that is most similar to `name`, if any is similar enough to be a likely correction: a third of the longer of
/// the two may be wrong, or one character.
///
/// - Parameter candidates: The valid names.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  candidates.map { (name: $0, distance: editDistance(name, $0)) }
    .filter { $0.distance <= max(1, min(max(name.count, $0.name.count), comparedCharacters) / 3) }
    .min { $0.distance < $1.distance }?.name
}

/// The edit distance of two texts: the number of characters to insert, delete, replace or swap with their neighbour.
///
/// Optimal string alignment (F. J. Damerau 1964; R. A. Wagner and M. J. Fischer 1974), ignoring case.
func editDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first.lowercased().prefix(comparedCharacters))
  let b = Array(second.lowercased().prefix(comparedCharacters))
  var before: [Int] = []
  var above = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
      row.append(best)
    }
    (before, above) = (above, row)
  }
  return above[b.count]
}
