import Controls
import Glibc

/// The machine's calendar in its time zone.
enum LocalCalendar {
  /// The first year that a clock that has been set can show. Without a battery a clock begins in 1970 or at the time of
  /// the kernel's build, and then tells nothing.
  private nonisolated static let firstYear = 2026

  /// The present month; `nil` if the clock has not been set. The corresponding C function is `localtime_r`.
  nonisolated static func month(at time: time_t = time(nil)) -> CalendarMonth? {
    var (time, parts) = (time, tm())
    guard localtime_r(&time, &parts) != nil else { return nil }
    let month = CalendarMonth(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1)
    return month.year < firstYear ? nil : month
  }
}
