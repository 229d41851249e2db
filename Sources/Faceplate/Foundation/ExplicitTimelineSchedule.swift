import Foundation

/// Dates that are told one by one.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// The dates, in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All dates, also those that have passed.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}

extension TimelineSchedule {
  /// Dates that are told one by one, in order.
  public nonisolated static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
