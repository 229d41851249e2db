import Foundation

/// A schedule of dates at a fixed interval.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule with a fixed interval.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The interval in seconds; a value of zero or less leaves only the first date.
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

  /// An unending sequence of dates, from the latest that has passed.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(date: start, interval: nil) }
    let past = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(date: start.addingTimeInterval(past * interval), interval: interval)
  }

  /// An unending sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date?
    private let interval: TimeInterval?

    init(date: Date, interval: TimeInterval?) { (self.date, self.interval) = (date, interval) }

    /// Returns the next date; `nil` once a schedule without an interval has given its only one.
    public mutating func next() -> Date? {
      defer { date = interval.flatMap { date?.addingTimeInterval($0) } }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule of dates from a start, a number of seconds apart.
  public nonisolated static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
