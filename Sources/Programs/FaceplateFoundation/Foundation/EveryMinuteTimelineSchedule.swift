import Foundation

/// A schedule with an entry at the start of every minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  /// Creates a schedule of full minutes.
  public init() {}

  /// An unending sequence of minutes, from the one that has begun.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule.Entries(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with an entry at the start of every minute.
  public nonisolated static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
