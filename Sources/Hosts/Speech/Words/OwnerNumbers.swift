/// Numbers for the objects that accessibility elements stand for, by which an element is found again in a newer tree.
///
/// Two objects never have the same number, not even where a new one takes the memory of one that has gone. No object is
/// kept alive.
@MainActor package final class OwnerNumbers {
  private struct Entry {
    weak var owner: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0
  /// The number of entries at which the entries of removed objects are dropped.
  private var limit = OwnerNumbers.leastLimit
  private static let leastLimit = 512

  /// Creates the numbers, which count from 1.
  package init() {}

  /// The numbers of the objects that still exist.
  package var present: Set<Int> { Set(entries.values.lazy.filter { $0.owner != nil }.map(\.number)) }

  /// The number of an object: the same as long as it exists.
  package func number(of owner: AnyObject) -> Int {
    let key = ObjectIdentifier(owner)
    if let entry = entries[key], entry.owner === owner { return entry.number }
    if entries.count >= limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(Self.leastLimit, entries.count * 2)
    }
    count += 1
    entries[key] = Entry(owner: owner, number: count)
    return count
  }
}
