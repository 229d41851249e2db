import Runtime
import Values

/// A date and a time of day of the Gregorian calendar, without a time zone.
///
/// The wheels of a ``CalendarPicker`` show such a time. The application converts it to and from the dates of its
/// calendar.
package nonisolated struct CalendarTime: Hashable, Comparable, Sendable {
  /// The components: months and days count from 1, hours from 0 to 23 and minutes from 0 to 59.
  package var year, month, day, hour, minute: Int

  /// Creates a time from its components, which are not checked.
  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
  }

  /// Returns whether the first time is earlier than the second.
  package static func < (left: CalendarTime, right: CalendarTime) -> Bool {
    (left.year, left.month, left.day, left.hour, left.minute)
      < (right.year, right.month, right.day, right.hour, right.minute)
  }

  /// The number of days in the month.
  var daysInMonth: Int { CivilDate(year: year, month: month, day: 1).daysInMonth }

  /// Returns the time with another component. The day is reduced to the last day of its month if necessary.
  func with(_ part: WritableKeyPath<CalendarTime, Int>, _ value: Int) -> CalendarTime {
    var time = self
    time[keyPath: part] = value
    time.day = min(time.day, time.daysInMonth)
    return time
  }
}
