/// When changes are handed to the disk: once nothing has changed for a moment, so that a drag is not a hundred writes, and
/// never later than half a second after the first of them.
///
/// Holds no timer: it is told the time, and says when it next wants to be told.
///
/// ```swift
/// var schedule = WriteSchedule()
/// schedule.noteChange(at: .zero)
/// schedule.due  // 150 ms
/// ```
public struct WriteSchedule: Sendable {
  /// How long nothing has to change.
  public static let quiet = Duration.milliseconds(150)
  /// The longest that a change waits.
  public static let longest = Duration.milliseconds(500)
  /// How long after a write that failed the next is tried: twice as long each time, within these bounds.
  public static let retry = Duration.seconds(3)...Duration.seconds(60)

  /// When the changes are to be handed over; `nil` while there are none.
  public private(set) var due: Duration?
  private var latest: Duration?
  private var backoff = retry.lowerBound

  /// A schedule without changes.
  public init() {}

  /// Something has changed.
  public mutating func noteChange(at time: Duration) {
    let latest = latest ?? time + Self.longest
    self.latest = latest
    due = min(time + Self.quiet, latest)
  }

  /// The changes are being written: those that come from now on wait anew.
  public mutating func handOver() { (due, latest) = (nil, nil) }

  /// They have reached the disk.
  public mutating func noteSuccess() { backoff = Self.retry.lowerBound }

  /// They could not be written and are to be handed over again.
  public mutating func noteFailure(at time: Duration) {
    due = min(due ?? time + backoff, time + backoff)
    backoff = min(backoff * 2, Self.retry.upperBound)
  }
}
