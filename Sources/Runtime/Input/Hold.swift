/// A press that acts at once, then again and again while the finger stays.
///
/// Holds no timer: it is told the time and says when it next wants to be told (``deadline``), so a test can hold a
/// button for an hour in no time. Actions follow absolute deadlines and do not drift; a call that comes late acts once
/// and starts counting anew, so a stall is never followed by a burst.
///
/// ```swift
/// var hold = Hold()
/// hold.press(at: now)                   // 1: act now
/// hold.deadline                         // now + 500 ms
/// hold.advance(to: hold.deadline!)      // 1: act again
/// hold.release(at: later)               // 0
/// ```
public nonisolated struct Hold: Hashable, Sendable {
  private enum Phase: Hashable {
    case idle
    /// Pressed, with the next action due.
    case due(Duration)
    /// Pressed, with the finger elsewhere.
    case away
    /// Pressed, with nothing more to come.
    case spent
  }

  /// How it repeats. A change takes effect after the next action.
  public var rhythm: Rhythm

  private var phase = Phase.idle
  private var hasActed = false
  /// From when on the time held is counted.
  private var start = Duration.zero
  private var lastRelease: Duration?

  /// A hold that is not pressed.
  public init(rhythm: Rhythm = Rhythm()) {
    self.rhythm = rhythm
  }

  /// When ``advance(to:)`` is next worth calling; `nil` while time alone changes nothing.
  public var deadline: Duration? {
    guard case .due(let next) = phase else { return nil }
    return next
  }

  /// Whether a press has begun and not ended, wherever the finger is now.
  public var isPressed: Bool { phase != .idle }

  /// Whether it is pressed and the finger is near.
  public var isInside: Bool { phase != .idle && phase != .away }

  /// Begins, unless pressed already, and returns the number of times to act now.
  ///
  /// - Parameter startDelay: What to wait before the first action, so that a scroll that begins on a control changes
  ///   nothing: about 120 ms inside a scroll view, else none.
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

  /// Lets time pass and returns the number of times to act now: never more than once.
  ///
  /// Call it at each ``deadline``. A call that is later than the deadline after it counts as a stall.
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

  /// The finger has left the neighbourhood: nothing happens until it is back.
  public mutating func leave() {
    guard case .due = phase else { return }
    phase = .away
  }

  /// The finger is back: it goes on after a full interval, at its first pace. Rubbing the edge adds no steps.
  public mutating func reenter(at time: Duration) {
    guard case .away = phase else { return }
    start = time
    phase = .due(time + rhythm.interval(heldFor: .zero))
  }

  /// There is nothing more to do, as at the end of a range: stays quiet until released.
  public mutating func stop() {
    guard phase != .idle else { return }
    phase = .spent
  }

  /// Ends, and returns the number of times to act now: 1 if the press was so short that it has not acted yet, else 0,
  /// also if an action is due.
  public mutating func release(at time: Duration) -> Int {
    guard phase != .idle else { return 0 }
    lastRelease = time
    defer { phase = .idle }
    guard case .due = phase else { return 0 }
    return hasActed ? 0 : 1
  }

  /// Ends without acting: the contact is lost or belongs to another gesture, or the view is gone or disabled.
  public mutating func cancel() {
    phase = .idle
  }

  private func pause(at time: Duration, isFirst: Bool) -> Duration {
    isFirst ? max(rhythm.delay, Rhythm.shortestInterval) : rhythm.interval(heldFor: time - start)
  }
}
