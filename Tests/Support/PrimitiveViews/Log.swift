/// Remembers what happened, in order.
package final class Log {
  package private(set) var entries: [String] = []

  package init() {}

  package func note(_ entry: String) { entries.append(entry) }

  /// What has been noted since the last call.
  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
