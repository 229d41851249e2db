import Foundation

/// A plan of dates at which a view is made anew.
public nonisolated protocol TimelineSchedule {
  /// The dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often a view may be made anew.
  typealias Mode = TimelineScheduleMode

  /// The dates from one on. The first may lie before it: that is what is shown until the second.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view may be made anew.
public nonisolated enum TimelineScheduleMode: Sendable {
  /// As often as the schedule likes.
  case normal
  /// Seldom. Panels do not ask for it.
  case lowFrequency
}
