import Machine

/// Schedules further attempts to open devices, screens and files: after one second, two, four, and so on.
///
/// The kernel may be short of memory or descriptors for a moment. A device that stays refused is given up after
/// ``attempts``, so that it does not wake the panel for ever.
package nonisolated struct OpeningRetry {
  /// The number of attempts at the same devices, which take half a minute.
  static let attempts = 5
  /// The number of times that an attempt can be put off.
  static let mostDelays = 10

  private var missing: Set<String> = []
  private var made = 0
  /// The number of times that the next attempt has been put off.
  private var delays = 0
  private var backoff = Backoff()
  /// The time of the next attempt; `nil` if none is due.
  package private(set) var due: Duration?

  /// Nothing is missing yet.
  package init() {}

  /// Notes which devices are missing now.
  package mutating func note(_ missing: Set<String>, at now: Duration) {
    if missing != self.missing {
      self = OpeningRetry()
      self.missing = missing
    }
    guard !missing.isEmpty, due == nil, made < Self.attempts else { return }
    (due, made) = (now + backoff.next(), made + 1)
  }

  /// Returns whether an attempt is due. The caller then makes it.
  package mutating func take(at now: Duration) -> Bool {
    guard let due, now >= due else { return false }
    (self.due, delays) = (nil, 0)
    return true
  }

  /// Puts an attempt that is due off for a second, because it would disturb a person now. After ``mostDelays`` it is made all
  /// the same.
  mutating func putOff(at now: Duration) {
    guard let due, now >= due, delays < Self.mostDelays else { return }
    (self.due, delays) = (now + Backoff.first, delays + 1)
  }

  /// Cancels all attempts, while another console is in front.
  mutating func rest() { self = OpeningRetry() }
}
