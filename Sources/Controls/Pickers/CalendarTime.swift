import Runtime
import Values

/// A day and a time of day, without a place on earth.
package nonisolated struct CalendarTime: Hashable, Comparable, Sendable {
  package var year, month, day, hour, minute: Int

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
  }

  package static func < (left: CalendarTime, right: CalendarTime) -> Bool {
    (left.year, left.month, left.day, left.hour, left.minute)
      < (right.year, right.month, right.day, right.hour, right.minute)
  }

  /// How many days the month has, by the Gregorian rules.
  var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The same with another part; a day that the month does not have is its last one.
  func with(_ part: WritableKeyPath<CalendarTime, Int>, _ value: Int) -> CalendarTime {
    var time = self
    time[keyPath: part] = value
    time.day = min(time.day, time.daysInMonth)
    return time
  }
}
