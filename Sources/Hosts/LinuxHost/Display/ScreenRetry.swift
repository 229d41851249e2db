import Machine

/// When missing screens are tried again, and why none is shown.
struct ScreenRetry {
  /// Why the latest attempt failed; `nil` after a successful one.
  private(set) var error: MachineError?
  /// The time of the next attempt; `nil` for none.
  private var due: Duration?
  private var backoff = Backoff()
  /// The attempts to find a screen that seems to be gone: a single refusal of the kernel looks like that, too.
  private var looks = OpeningRetry()
  /// Whether hot-plug events report new screens; otherwise the screens are polled.
  var isTold = true

  /// The times of the next attempt and of the next look for a screen that seems to be gone.
  var deadlines: [Duration] { [due, looks.due].compactMap { $0 } }
  /// The time of the next look for a screen that seems to be gone; `nil` for none.
  var nextLook: Duration? { looks.due }

  /// Notes that the screens are open.
  mutating func succeed() {
    (error, due) = (nil, nil)
    looks.rest()
  }

  /// Resets the pauses, since a frame has reached a screen.
  mutating func noteFrame() { backoff = Backoff() }

  /// Forgets the error, since other options are in effect.
  mutating func forgetError() { error = nil }

  /// Schedules an attempt at a time.
  mutating func schedule(at time: Duration) { due = time }

  /// Cancels the next attempt, since it is made now.
  mutating func cancel() { due = nil }

  /// Schedules another attempt after an error: each second while another process holds the screen, else with backoff.
  /// A missing screen that a hot-plug event will report is only looked for a few times.
  mutating func wait(_ error: MachineError, at now: Duration) {
    self.error = error
    let pause = error.reason == .failed ? backoff.next() : Backoff.first
    due = error.reason == .noDisplay && isTold ? nil : now + pause
    if due == nil { noteMissing(at: now) }
  }

  /// Schedules an attempt for a screen that was there a moment ago, if none is scheduled.
  mutating func expectAgain(at now: Duration) { due = due ?? now + Backoff.first }

  /// Schedules looks for a screen that seems to be gone.
  mutating func noteMissing(at now: Duration) { looks.note(["screen"], at: now) }

  /// Notes that a screen that seemed to be gone is still connected.
  mutating func noteFound() { looks.rest() }

  /// Whether an attempt is due, which is to be made then.
  mutating func takeAttempt(at now: Duration) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    return true
  }

  /// Whether a look for a screen that seems to be gone is due. The caller then looks.
  mutating func takeLook(at now: Duration) -> Bool { looks.take(at: now) }
}
