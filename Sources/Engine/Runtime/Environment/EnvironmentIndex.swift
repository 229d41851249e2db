/// The results of the latest searches of the entries behind one entry, by key.
///
/// Without it, each read in a deep tree would walk past the entries of all ancestors, and a tree of twice the depth
/// would cost four times as much. Each key has one place, which it shares with others: a table that keeps all keys would
/// cost more than the walk that it saves.
final class EnvironmentIndex {
  private struct Result {
    let key: ObjectIdentifier
    let entry: Unmanaged<EnvironmentEntry>?
  }

  // Safe: only the main thread reads the environment. The pointers stay valid: an entry keeps all entries behind it.
  private nonisolated(unsafe) var results: [Result]
  /// The number of insertions in the tree when the results were found.
  // Safe: as for the results.
  private nonisolated(unsafe) var insertions: Int

  nonisolated init(insertions: Int) {
    self.insertions = insertions
    results = Self.noResults
  }

  /// Places whose key nobody looks up.
  private nonisolated static var noResults: [Result] {
    Array(repeating: Result(key: ObjectIdentifier(EnvironmentIndex.self), entry: nil), count: 32)
  }

  /// Returns the first entry behind another for a key; `nil` if there is none.
  nonisolated func entry(
    for key: ObjectIdentifier, behind entry: EnvironmentEntry, in root: EnvironmentRoot
  ) -> EnvironmentEntry? {
    if insertions != root.insertions {
      results = Self.noResults
      insertions = root.insertions
    }
    // Types lie at addresses that are multiples of eight.
    let bits = UInt(bitPattern: key)
    let place = Int((bits >> 3 ^ bits >> 8) & 31)
    if results[place].key == key { return results[place].entry?.takeUnretainedValue() }
    let found = entry.searchBehind(for: key, in: root)
    results[place] = Result(key: key, entry: found.map(Unmanaged.passUnretained))
    return found
  }
}
