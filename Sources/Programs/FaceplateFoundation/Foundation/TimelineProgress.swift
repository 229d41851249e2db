import Foundation

/// The position of a timeline view in its schedule.
final class TimelineProgress<Schedule: TimelineSchedule> {
  private var schedule: Schedule?
  private var entries: Schedule.Entries.Iterator?
  private var shown = Date.distantPast
  private var upcoming: Date?
  /// The date at which the panel's clock was zero, for the present entries.
  private var origin = Date.distantPast

  /// If the machine's clock differs from the expected time by more than this many seconds it was set, and the
  /// schedule starts again.
  private static var tolerance: Double { 0.5 }
  /// After a sleep of more than this many seconds, the entries are not iterated one by one.
  private static var longSleep: Double { 60 }
  /// Dates closer than this many seconds are equal, since `Date` is less precise than the panel's clock.
  private static var precision: Double { 0.0005 }

  init() {}

  /// Follows a schedule, and restarts if it differs from the former one.
  func follow(_ schedule: Schedule) {
    if let known = self.schedule as? any Equatable, known.isEqual(to: schedule) { return }
    self.schedule = schedule
    entries = nil
  }

  /// Finds the entry to show at a time of the panel's clock.
  func advance(to time: Duration, date: Date) {
    let seconds = time / .seconds(1)
    let beginning = date.addingTimeInterval(-seconds)
    let isSet = abs(beginning.timeIntervalSince(origin)) > Self.tolerance
    if entries == nil || isSet || upcoming.map({ date.timeIntervalSince($0) > Self.longSleep }) == true {
      begin(at: date)
      origin = beginning
    }
    let latest = origin.addingTimeInterval(seconds + Self.precision)
    while let upcoming, upcoming <= latest {
      shown = upcoming
      self.upcoming = entries?.next()
    }
  }

  private func begin(at date: Date) {
    entries = schedule?.entries(from: date, mode: .normal).makeIterator()
    shown = entries?.next() ?? date
    upcoming = entries?.next()
  }

  /// When the next entry is due, on the panel's clock; `nil` after the last one.
  var next: Duration? { upcoming.map { .seconds($0.timeIntervalSince(origin)) } }

  /// The context for the content.
  var context: TimelineViewDefaultContext {
    let pause = upcoming?.timeIntervalSince(shown) ?? .infinity
    return TimelineViewDefaultContext(cadence: pause < 1 ? .live : pause < 60 ? .seconds : .minutes, date: shown)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
