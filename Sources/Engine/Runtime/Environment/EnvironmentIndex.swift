/// The results of earlier searches of the entries behind one entry, by key.
///
/// Without it, each read in a deep tree would walk past the entries of all ancestors, and a tree of twice the depth
/// would cost four times as much.
final class EnvironmentIndex {
  // Safe: only the main thread reads the environment. The pointers stay valid: an entry keeps all entries behind it.
  private nonisolated(unsafe) var known: [ObjectIdentifier: Unmanaged<EnvironmentEntry>?] = [:]
  /// The number of insertions in the tree when the results were found.
  private nonisolated(unsafe) var insertions = 0

  nonisolated init() {}

  /// Returns the first entry behind another for a key; `nil` if there is none.
  nonisolated func entry(
    for key: ObjectIdentifier, behind entry: EnvironmentEntry, in root: EnvironmentRoot
  ) -> EnvironmentEntry? {
    if insertions != root.insertions {
      known = [:]
      insertions = root.insertions
    }
    if let result = known[key] { return result?.takeUnretainedValue() }
    let result = entry.next.flatMap { EnvironmentValues(head: $0, root: root).nearestEntry(for: key) }
    known[key] = .some(result.map(Unmanaged.passUnretained))
    return result
  }
}
