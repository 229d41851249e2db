import Machine

/// When to connect again to a seat daemon that was lost, on which virtual terminal, and what the log says about it.
struct SeatRetry {
  private var attempts = Reconnection(Backoff())
  /// The time of the next attempt; `nil` while there is none to make.
  private var due: Duration?
  /// The virtual terminal of the session that was lost; `nil` if it is not known.
  private var console: String?

  /// When ``take(at:active:)`` or ``settle(at:)`` is worth calling; `nil` while a daemon is connected.
  var deadline: Duration? { due ?? attempts.deadline }

  /// Notes that the daemon was lost, with the terminal of its session if that is known.
  ///
  /// - Returns: whether the loss is worth a line in the log.
  mutating func lose(console: String?, at now: Duration) -> Bool {
    self.console = console ?? self.console
    return fail(at: now)
  }

  /// Whether an attempt is to be made now.
  ///
  /// seatd gives a new session to the active virtual terminal, so the panel waits until its own terminal is active.
  ///
  /// - Parameter active: Returns the active virtual terminal.
  mutating func take(at now: Duration, active: () -> String?) -> Bool {
    guard let due, now >= due else { return false }
    guard console == nil || console == active() else {
      self.due = now + Backoff.first
      return false
    }
    return true
  }

  /// Notes that the attempt has failed, or that the daemon was lost, and schedules the next attempt.
  @discardableResult mutating func fail(at now: Duration) -> Bool {
    let (pause, isNews) = attempts.fail("ended", at: now)
    due = now + pause
    return isNews
  }

  /// Notes that the daemon is connected.
  ///
  /// - Returns: see ``settle(at:)``.
  mutating func succeed(at now: Duration) -> Bool {
    due = nil
    return attempts.succeed(at: now)
  }

  /// Ends the trouble if the daemon has been connected long enough.
  ///
  /// - Returns: whether the trouble has ended now, which is worth a line in the log.
  mutating func settle(at now: Duration) -> Bool { due == nil && attempts.settle(at: now) }
}
