import Glibc

/// The machine's calendar in its time zone. The corresponding C functions are `tzset`, `localtime_r` and `mktime`.
package nonisolated enum LocalCalendar {
  /// The first year that a set clock can show. Without a battery, a clock begins in 1970 or at the kernel's build time,
  /// and is of no use.
  private static let firstYear = 2026

  /// The present month; `nil` if the clock has not been set.
  package static func month(at time: time_t) -> CalendarMonth? {
    guard let parts = parts(of: time) else { return nil }
    let month = CalendarMonth(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1)
    return month.year < firstYear ? nil : month
  }

  /// The time of day for a number of seconds since 1970.
  ///
  /// - Parameter offset: The offset from UTC in seconds; `nil` for the time zone of the machine.
  package static func timeOfDay(_ seconds: time_t, _ offset: Int?) -> TimeOfDay {
    guard offset == nil, let parts = parts(of: seconds) else {
      return TimeOfDay(seconds: seconds % 86_400 + (offset ?? 0))
    }
    return TimeOfDay(hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
  }

  /// The number of seconds from a moment until the next occurrence of a time of day; more than 0, and right across a
  /// change to daylight saving time.
  ///
  /// - Parameters:
  ///   - time: The time of the day.
  ///   - now: The moment, in seconds since 1970.
  ///   - offset: The offset from UTC in seconds; `nil` for the time zone of the machine.
  package static func seconds(until time: TimeOfDay, from now: Double, _ offset: Int?) -> Double {
    let second = time_t(now.rounded(.down))
    if offset == nil, let today = parts(of: second) {
      for day: Int32 in 0...2 {
        var parts = today
        parts.tm_mday += day
        (parts.tm_hour, parts.tm_min) = (Int32(time.seconds / 3600), Int32(time.seconds / 60 % 60))
        (parts.tm_sec, parts.tm_isdst) = (Int32(time.seconds % 60), -1)
        let found = mktime(&parts)
        if found > second { return Double(found) - now }
      }
    }
    let ahead = TimeOfDay(seconds: time.seconds - timeOfDay(second, offset ?? 0).seconds).seconds
    return Double(second) + Double(ahead == 0 ? 86_400 : ahead) - now
  }

  private static func parts(of time: time_t) -> tm? {
    // Without this call, `localtime_r` keeps the time zone with which the program started.
    tzset()
    var (time, parts) = (time, tm())
    return localtime_r(&time, &parts) == nil ? nil : parts
  }
}
