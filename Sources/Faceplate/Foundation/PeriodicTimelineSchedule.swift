import Foundation

/// Dates that are a fixed time apart.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates from one on, so many seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

  /// The dates without end, from the latest that has come.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(date: start, interval: nil) }
    let past = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(date: start.addingTimeInterval(past * interval), interval: interval)
  }

  /// Dates without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date?
    private let interval: TimeInterval?

    init(date: Date, interval: TimeInterval?) { (self.date, self.interval) = (date, interval) }

    /// The next date.
    public mutating func next() -> Date? {
      defer { date = interval.flatMap { date?.addingTimeInterval($0) } }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from one on, so many seconds apart.
  public nonisolated static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
