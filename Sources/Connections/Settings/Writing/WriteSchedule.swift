import Machine

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
  /// The time without changes before a write.
  public static let quiet = Duration.milliseconds(150)
  /// The longest time that a change waits.
  public static let longest = Duration.milliseconds(500)
  /// The pause before a retry after a failed write: doubled each time, within these bounds.
  public static let retry = Duration.seconds(3)...Duration.seconds(60)

  /// When the changes have to be written; `nil` while there are none.
  public var due: Duration? { [changes.due, retryAt].compactMap { $0 }.min() }
  private var changes = Debounce(quiet: quiet, longest: longest)
  /// When a write that has failed is tried again, unless there is another change.
  private var retryAt: Duration?
  private var backoff = Backoff(first: retry.lowerBound, longest: retry.upperBound)

  /// Creates a schedule without changes.
  public init() {}

  /// Records a change at a time of the caller's clock.
  public mutating func noteChange(at time: Duration) {
    retryAt = nil
    changes.note(at: time)
  }

  /// Records that the present changes are being written; later ones start a new wait.
  public mutating func handOver() {
    retryAt = nil
    changes.clear()
  }

  /// Records a successful write.
  public mutating func noteSuccess() { backoff.reset() }

  /// Records a failed write, and schedules a retry.
  public mutating func noteFailure(at time: Duration) {
    let next = time + backoff.next()
    retryAt = min(retryAt ?? next, next)
  }
}
