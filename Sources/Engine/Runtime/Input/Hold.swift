/// The timing of a press that acts at once and repeats while it is held.
///
/// It has no timer: the caller passes the time and asks for the next ``deadline``, so a test can hold a button for an
/// hour without waiting. Actions follow absolute deadlines and do not drift. A late call acts once and counts from then
/// on, so that a stall is not followed by a burst of actions.
///
/// ```swift
/// var hold = Hold()
/// hold.press(at: now)                   // 1: act now
/// hold.deadline                         // now + 500 ms
/// hold.advance(to: hold.deadline!)      // 1: act again
/// hold.release(at: later)               // 0
/// ```
public nonisolated struct Hold: Hashable, Sendable {
  /// The state of the press.
  private enum Phase: Hashable {
    /// No contact holds the control.
    case idle
    /// Pressed; the next action is due at a time.
    case due(Duration)
    /// Pressed, but the contact has left the control.
    case away
    /// Pressed, but there are no further actions.
    case spent
  }

  /// The rhythm in which the press repeats. A change takes effect after the next action.
  public var rhythm: Rhythm

  private var phase = Phase.idle
  /// Whether the press has acted.
  private var hasActed = false
  /// The time at which the press began to repeat; the acceleration is counted from there.
  private var start = Duration.zero
  /// The time at which the last press ended, to ignore a double strike.
  private var lastRelease: Duration?

  /// Creates a press that has not begun.
  public init(rhythm: Rhythm = Rhythm()) {
    self.rhythm = rhythm
  }

  /// The time of the next call of ``advance(to:)``; `nil` if time alone changes nothing in the press.
  public var deadline: Duration? {
    guard case .due(let next) = phase else { return nil }
    return next
  }

  /// Whether a press has begun and not ended, wherever the contact is.
  public var isPressed: Bool { phase != .idle }

  /// Whether the control is pressed and the contact is on or near it.
  public var isInside: Bool { phase != .idle && phase != .away }

  /// Begins a press, unless one has begun.
  ///
  /// - Parameter startDelay: the time before the first action, so that a scroll that begins on the control changes
  ///   nothing: about 120 ms inside a scroll view, else zero.
  /// - Returns: the number of times to act now: 0 or 1.
  public mutating func press(at time: Duration, startDelay: Duration = .zero) -> Int {
    guard phase == .idle else { return 0 }
    hasActed = false
    start = time
    if let lastRelease, time - lastRelease < rhythm.doubleStrike {
      phase = .spent
      return 0
    }
    phase = .due(time + max(startDelay, .zero))
    return startDelay > .zero ? 0 : advance(to: time)
  }

  /// Advances to a time. Call it at each ``deadline``; a call after the following deadline counts as a stall.
  ///
  /// - Returns: the number of times to act now: 0 or 1.
  public mutating func advance(to time: Duration) -> Int {
    guard case .due(let due) = phase, time >= due else { return 0 }
    let isFirst = !hasActed
    if isFirst { start = due }
    hasActed = true
    guard rhythm.repeats else {
      phase = .spent
      return 1
    }
    let next = due + pause(at: due, isFirst: isFirst)
    phase = .due(next > time ? next : time + pause(at: time, isFirst: isFirst))
    return 1
  }

  /// Notes that the contact has left the control: there are no actions until it returns.
  public mutating func leave() {
    guard case .due = phase else { return }
    phase = .away
  }

  /// Notes that the contact has returned. The next action follows after a full interval without acceleration, so that
  /// moving across the edge does not add actions.
  public mutating func reenter(at time: Duration) {
    guard case .away = phase else { return }
    start = time
    phase = .due(time + rhythm.interval(heldFor: .zero))
  }

  /// Ends the actions until the press is released, as at the end of a range.
  public mutating func stop() {
    guard phase != .idle else { return }
    phase = .spent
  }

  /// Ends the press.
  ///
  /// - Returns: the number of times to act now: 1 if the press was so short that it has not acted yet, else 0.
  public mutating func release(at time: Duration) -> Int {
    guard phase != .idle else { return 0 }
    lastRelease = time
    defer { phase = .idle }
    guard case .due = phase else { return 0 }
    return hasActed ? 0 : 1
  }

  /// Ends the press without acting, because the contact was cancelled or the view was removed or disabled.
  public mutating func cancel() {
    phase = .idle
  }

  /// Returns the time to the next action.
  private func pause(at time: Duration, isFirst: Bool) -> Duration {
    isFirst ? max(rhythm.delay, Rhythm.shortestInterval) : rhythm.interval(heldFor: time - start)
  }
}
