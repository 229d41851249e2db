import Machine

/// Decides when the next frame may be drawn, and whether the display still keeps up. It covers one screen.
nonisolated struct FramePacing {
  /// The longest time of a page flip. A flip that takes longer is treated as lost.
  static let timeout = Duration.seconds(3)
  /// Pauses before retries on a busy display: the first pause, and the upper bound to which it doubles.
  static let retryDelay = Duration.milliseconds(8)
  static let longestRetryDelay = Duration.milliseconds(64)
  /// The time after ``timeout`` at which the watchdog no longer counts a panel with an overdue frame as healthy.
  static let neglect = Duration.seconds(2)

  /// The shortest time between two ticks of a stage, even if its deadline has passed.
  static let shortestTick = Duration.milliseconds(1)

  /// The assumed duration of a frame on screens that send no page-flip events.
  static let frameTime = Duration.milliseconds(16)
  /// The shortest time between two ticks of a stage while its output is not visible.
  static let unseenTick = Duration.milliseconds(250)

  private(set) var flipSince: Duration?
  /// When a frame counts as shown on a screen that sends no page-flip events.
  private var arrival: Duration?
  private var lastTick: Duration?
  /// The time since which the display has been busy.
  private var busySince: Duration?
  private var backoff = Backoff(first: retryDelay, longest: longestRetryDelay)
  private(set) var retryAt: Duration?
  /// The number of frames known to be on the screen.
  private(set) var shown = 0

  /// Whether a page flip is pending.
  var isFlipPending: Bool { flipSince != nil }
  /// When ``advance(to:)`` or another attempt is due: for a busy display, a paced frame or an overdue flip.
  var deadline: Duration? { retryAt ?? arrival ?? flipSince.map { $0 + Self.timeout } }

  /// Whether a frame may be drawn: no flip is pending and no pause is running.
  func mayDraw(at now: Duration) -> Bool { flipSince == nil && (retryAt.map { now >= $0 } ?? true) }
  /// Whether a flip has been pending, or the display busy, for longer than ``timeout``.
  func isOverdue(at now: Duration) -> Bool { (flipSince ?? busySince).map { now - $0 >= Self.timeout } ?? false }
  /// Whether frames arrive, or an overdue frame has been handled in time; the watchdog asks this.
  func isHealthy(at now: Duration) -> Bool { flipSince.map { now - $0 < Self.timeout + Self.neglect } ?? true }

  /// Records when the stage was last told the time.
  mutating func noteTick(at now: Duration) { lastTick = now }

  /// When to tick a stage whose next deadline is `deadline`. Returns `nil` if the stage wants a tick at once while a
  /// flip is pending: the flip's event then wakes it.
  ///
  /// - Parameter isSeen: Whether the output is visible.
  func nextTick(for deadline: Duration, isSeen: Bool = true) -> Duration? {
    guard let lastTick, deadline <= lastTick else { return deadline }
    if !isSeen { return lastTick + Self.unseenTick }
    return isFlipPending ? nil : lastTick + Self.shortestTick
  }

  /// Counts a paced frame as shown once its time has passed.
  mutating func advance(to now: Duration) { if let arrival, now >= arrival { flipCompleted() } }

  /// Records the result of an attempt to show a frame.
  mutating func note(_ result: ShowResult, at now: Duration) {
    retryAt = nil
    if result != .busy { endBusy() }
    switch result {
    case .pending: flipSince = now
    case .shown: shown += 1
    case .paced: (flipSince, arrival) = (now, now + Self.frameTime)
    case .busy:
      busySince = busySince ?? now
      retryAt = now + backoff.next()
    case .failed: break
    }
  }

  /// Postpones the next frame until a time.
  mutating func wait(until time: Duration) { retryAt = time }

  /// Records that the pending page flip has completed.
  mutating func flipCompleted() {
    guard flipSince != nil else { return }
    (flipSince, arrival) = (nil, nil)
    shown += 1
  }

  /// Drops all pending state, as when another virtual terminal becomes active.
  mutating func forget() {
    (flipSince, arrival, retryAt) = (nil, nil, nil)
    endBusy()
  }

  private mutating func endBusy() {
    busySince = nil
    backoff.reset()
  }
}
