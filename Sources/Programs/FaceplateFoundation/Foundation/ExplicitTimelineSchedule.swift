import Foundation

/// A schedule of given dates.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from a sequence of dates.
  ///
  /// - Parameter dates: The dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All dates, including those that have passed.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}

extension TimelineSchedule {
  /// A schedule of given dates, in ascending order.
  public nonisolated static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
