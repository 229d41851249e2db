/// When the next frame may be drawn, and whether the display still keeps up.
nonisolated struct FramePacing {
  /// A driver that has not shown a frame after this long never will.
  static let timeout = Duration.seconds(3)
  /// Pauses before other attempts at a display that was busy: the first, and the longest of those that follow, each of
  /// which is twice the one before.
  static let retryDelay = Duration.milliseconds(8)
  static let longestRetryDelay = Duration.milliseconds(64)
  /// A frame that is overdue for this long is looked after by nobody.
  static let neglect = Duration.seconds(2)

  /// Time is told to a stage no more often than this, however urgent it says it is.
  static let shortestTick = Duration.milliseconds(1)

  /// A frame's time, on screens that do not tell when one has arrived.
  static let frameTime = Duration.milliseconds(16)
  /// While nobody sees the picture, what wants the time told at once is told it no more often than this.
  static let unseenTick = Duration.milliseconds(250)

  private(set) var flipSince: Duration?
  /// When a frame counts as arrived on a screen that does not tell.
  private var arrival: Duration?
  private var lastTick: Duration?
  /// Since when the display has been busy, and the pause before the next attempt.
  private var busy: (since: Duration, pause: Duration)?
  private(set) var retryAt: Duration?
  /// Frames that are known to have reached the screen.
  private(set) var shown = 0

  /// Whether a frame is on its way to the screen.
  var isFlipPending: Bool { flipSince != nil }
  /// When to look again: at a busy display, or at a frame that is overdue.
  var deadline: Duration? { retryAt ?? arrival ?? flipSince.map { $0 + Self.timeout } }

  func mayDraw(at now: Duration) -> Bool { flipSince == nil && (retryAt.map { now >= $0 } ?? true) }
  /// Whether a frame has been on its way, or a display has been busy, for too long.
  func isOverdue(at now: Duration) -> Bool { (flipSince ?? busy?.since).map { now - $0 >= Self.timeout } ?? false }
  /// Whether frames arrive, or what is to be done about one that does not is done.
  func isHealthy(at now: Duration) -> Bool { flipSince.map { now - $0 < Self.timeout + Self.neglect } ?? true }

  mutating func noteTick(at now: Duration) { lastTick = now }

  /// When to tell a stage the time that wants it at `deadline`. One that wants it at once while a frame is on its way
  /// is woken by that frame's arrival.
  func nextTick(for deadline: Duration, isSeen: Bool = true) -> Duration? {
    guard let lastTick, deadline <= lastTick else { return deadline }
    if !isSeen { return lastTick + Self.unseenTick }
    return isFlipPending ? nil : lastTick + Self.shortestTick
  }

  /// Time has passed: a frame may count as arrived.
  mutating func advance(to now: Duration) { if let arrival, now >= arrival { flipCompleted() } }

  mutating func note(_ result: ShowResult, at now: Duration) {
    retryAt = nil
    if result != .busy { busy = nil }
    switch result {
    case .pending: flipSince = now
    case .shown: shown += 1
    case .paced: (flipSince, arrival) = (now, now + Self.frameTime)
    case .busy:
      let pause = busy?.pause ?? Self.retryDelay
      retryAt = now + pause
      busy = (busy?.since ?? now, min(pause * 2, Self.longestRetryDelay))
    case .failed: break
    }
  }

  /// No frame before then.
  mutating func wait(until time: Duration) { retryAt = time }

  mutating func flipCompleted() {
    guard flipSince != nil else { return }
    (flipSince, arrival) = (nil, nil)
    shown += 1
  }

  /// The console is away: whatever was on its way does not count.
  mutating func forget() { (flipSince, arrival, retryAt, busy) = (nil, nil, nil, nil) }
}
