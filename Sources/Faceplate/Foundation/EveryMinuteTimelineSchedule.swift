import Foundation

/// The beginning of every minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  /// Every minute.
  public init() {}

  /// The minutes without end, from the one that has begun.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule.Entries(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public nonisolated static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
