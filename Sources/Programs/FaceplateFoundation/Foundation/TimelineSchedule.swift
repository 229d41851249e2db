import Foundation

/// A sequence of dates at which a view is evaluated again.
public nonisolated protocol TimelineSchedule {
  /// The sequence of dates, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The rate at which a view may be updated.
  typealias Mode = TimelineScheduleMode

  /// The dates from a start. The first may be earlier: it is shown until the second.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The rate at which a view may be updated.
public nonisolated enum TimelineScheduleMode: Sendable {
  /// As often as the schedule asks for.
  case normal
  /// Less often, to save power. Panels do not request it.
  case lowFrequency
}
