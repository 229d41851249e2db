import Machine

/// When devices, screens and files that could not be opened are tried again: after one second, two, four, and so on.
///
/// The kernel may be short of memory or descriptors for a moment. A device that is refused for good is left alone in the
/// end, so that it does not wake the panel for ever.
package nonisolated struct OpeningRetry {
  /// Attempts at the same devices: half a minute of them.
  static let attempts = 5

  private var missing: Set<String> = []
  private var made = 0
  private var backoff = Backoff()
  /// When the next attempt is due; `nil` while there is none to make.
  package private(set) var due: Duration?

  /// Nothing is missing yet.
  package init() {}

  /// Takes in which devices are missing now.
  package mutating func note(_ missing: Set<String>, at now: Duration) {
    if missing != self.missing {
      self = OpeningRetry()
      self.missing = missing
    }
    guard !missing.isEmpty, due == nil, made < Self.attempts else { return }
    (due, made) = (now + backoff.next(), made + 1)
  }

  /// Whether an attempt is due, which is to be made then.
  package mutating func take(at now: Duration) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    return true
  }

  /// Nothing is tried while another console is in front.
  mutating func rest() { self = OpeningRetry() }
}
