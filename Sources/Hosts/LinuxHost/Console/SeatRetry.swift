import Machine

/// When to connect again to a seat daemon that was lost, and on which virtual terminal.
struct SeatRetry {
  /// The time of the next attempt; `nil` while there is none to make.
  private(set) var due: Duration?
  private var backoff = Backoff()
  /// The virtual terminal of the session that was lost; `nil` if it is not known.
  private var console: String?

  /// Notes that the daemon was lost, with the terminal of its session if that is known.
  mutating func note(console: String?, at now: Duration) {
    self.console = console ?? self.console
    backoff = Backoff()
    due = now + backoff.next()
  }

  /// Whether an attempt is to be made now, which schedules the one after it.
  ///
  /// seatd gives a new session to the virtual terminal that is active, so the panel waits until its own is.
  ///
  /// - Parameter active: Returns the active virtual terminal.
  mutating func take(at now: Duration, active: () -> String?) -> Bool {
    guard let due, now >= due else { return false }
    guard console == nil || console == active() else {
      self.due = now + Backoff.first
      return false
    }
    self.due = now + backoff.next()
    return true
  }

  /// Notes that the daemon is back.
  mutating func succeed() { due = nil }
}
