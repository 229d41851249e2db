import Foundation

/// Where a timeline view is in its schedule.
final class TimelineProgress<Schedule: TimelineSchedule> {
  private var schedule: Schedule?
  private var entries: Schedule.Entries.Iterator?
  private var shown = Date.distantPast
  private var upcoming: Date?
  /// The date at the panel's time zero, as far as the entries were counted from it.
  private var origin = Date.distantPast

  /// A clock that goes wrong by more than this, in seconds, has been set: the schedule begins anew.
  private static var tolerance: Double { 0.5 }
  /// After a sleep longer than this, in seconds, the dates between are not counted one by one.
  private static var longSleep: Double { 60 }
  /// Dates this close, in seconds, are the same: a date is not as exact as the panel's time.
  private static var precision: Double { 0.0005 }

  init() {}

  /// Goes on with a schedule, from its beginning if it is not the one from before.
  func follow(_ schedule: Schedule) {
    if let known = self.schedule as? any Equatable, known.isEqual(to: schedule) { return }
    self.schedule = schedule
    entries = nil
  }

  /// Finds the date to show at a time of the panel's.
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

  /// When the next date is due, in the panel's time; `nil` after the last one.
  var next: Duration? { upcoming.map { .seconds($0.timeIntervalSince(origin)) } }

  /// What the content is told now.
  var context: TimelineViewDefaultContext {
    let pause = upcoming?.timeIntervalSince(shown) ?? .infinity
    return TimelineViewDefaultContext(cadence: pause < 1 ? .live : pause < 60 ? .seconds : .minutes, date: shown)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
