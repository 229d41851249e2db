import Controls
import Glibc
import Values

// Converts between moments and calendar times.
extension LocalOffset {
  /// Returns what calendar and clock show at a moment, counted from 1970 (UTC).
  func calendarTime(at moment: Duration) -> CalendarTime {
    let seconds = Double(moment.components.seconds)
    let local = seconds + self(seconds)
    let day = (local / 86_400).rounded(.down)
    let date = CivilDate(day: Int(day))
    let minute = Int((local - day * 86_400) / 60)
    return CalendarTime(
      year: date.year, month: date.month, day: date.day, hour: minute / 60, minute: minute % 60)
  }

  /// Returns the moment at which calendar and clock show a time. In the hour that is repeated in autumn it is the first
  /// of the two moments. A time in the hour that is skipped in spring counts as one hour later.
  func moment(of time: CalendarTime) -> Duration {
    let date = CivilDate(year: time.year, month: time.month, day: time.day)
    let local = Double(date.dayNumber * 86_400 + time.hour * 3600 + time.minute * 60)
    // If the offset changes, that of a day before applies before the change, and that of the guess after it.
    let early = local - self(local - 86_400)
    if early + self(early) == local { return .seconds(Int(early)) }
    return .seconds(Int(local - self(early)))
  }
}
