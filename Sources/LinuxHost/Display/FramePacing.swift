/// When the next frame may be drawn, and whether the display still keeps up.
nonisolated struct FramePacing {
  /// A driver that has not shown a frame after this long never will.
  static let timeout = Duration.seconds(3)
  /// Pause before another attempt at a display that was busy.
  static let retryDelay = Duration.milliseconds(8)

  /// Time is told to a stage no more often than this, however urgent it says it is.
  static let shortestTick = Duration.milliseconds(1)

  private(set) var flipSince: Duration?
  private var lastTick: Duration?
  private(set) var retryAt: Duration?
  /// Frames that are known to have reached the screen.
  private(set) var shown = 0

  /// Whether a frame is on its way to the screen.
  var isFlipPending: Bool { flipSince != nil }
  /// When to look again: at a busy display, or at a frame that is overdue.
  var deadline: Duration? { retryAt ?? flipSince.map { $0 + Self.timeout } }

  func mayDraw(at now: Duration) -> Bool { flipSince == nil && (retryAt.map { now >= $0 } ?? true) }
  func isOverdue(at now: Duration) -> Bool { flipSince.map { now - $0 >= Self.timeout } ?? false }
  /// Nothing to show is healthy; a frame that has been on its way for a second is not.
  func isHealthy(at now: Duration) -> Bool { flipSince.map { now - $0 < .seconds(1) } ?? true }

  mutating func noteTick(at now: Duration) { lastTick = now }

  /// When to tell a stage the time that wants it at `deadline`. One that wants it at once while a frame is on its way
  /// is woken by that frame's arrival.
  func nextTick(for deadline: Duration) -> Duration? {
    guard let lastTick, deadline <= lastTick else { return deadline }
    return isFlipPending ? nil : lastTick + Self.shortestTick
  }

  mutating func note(_ result: ShowResult, at now: Duration) {
    retryAt = nil
    switch result {
    case .pending: flipSince = now
    case .shown: shown += 1
    case .busy: retryAt = now + Self.retryDelay
    case .failed: break
    }
  }

  mutating func flipCompleted() {
    guard flipSince != nil else { return }
    flipSince = nil
    shown += 1
  }

  /// The console is away: whatever was on its way does not count.
  mutating func forget() { (flipSince, retryAt) = (nil, nil) }
}
