/// Decides when changes are written: after a pause in the changes, so that dragging a slider does not cause a hundred
/// writes, but at most half a second after the first one.
///
/// It has no timer: the caller passes the time, and asks ``due`` for the next deadline.
///
/// ```swift
/// var schedule = WriteSchedule()
/// schedule.noteChange(at: .zero)
/// schedule.due  // 150 ms
/// ```
public struct WriteSchedule: Sendable {
  /// How long there must be no change before a write.
  public static let quiet = Duration.milliseconds(150)
  /// The longest time that a change waits.
  public static let longest = Duration.milliseconds(500)
  /// The pause before a retry after a failed write: doubled each time, within these bounds.
  public static let retry = Duration.seconds(3)...Duration.seconds(60)

  /// When the changes have to be written; `nil` while there are none.
  public private(set) var due: Duration?
  private var latest: Duration?
  private var backoff = retry.lowerBound

  /// Creates a schedule without changes.
  public init() {}

  /// Records a change at a time of the caller's clock.
  public mutating func noteChange(at time: Duration) {
    let latest = latest ?? time + Self.longest
    self.latest = latest
    due = min(time + Self.quiet, latest)
  }

  /// Records that the present changes are being written; later ones start a new wait.
  public mutating func handOver() { (due, latest) = (nil, nil) }

  /// Records a successful write.
  public mutating func noteSuccess() { backoff = Self.retry.lowerBound }

  /// Records a failed write, and schedules a retry.
  public mutating func noteFailure(at time: Duration) {
    due = min(due ?? time + backoff, time + backoff)
    backoff = min(backoff * 2, Self.retry.upperBound)
  }
}
