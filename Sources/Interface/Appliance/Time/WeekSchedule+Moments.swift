import Controls
import Runtime
import Values

// The schedule in the time zone of the panel.
nonisolated extension WeekSchedule {
  private static let day = 86_400.0

  /// The value at a moment; `nil` without changes.
  ///
  /// - Parameters:
  ///   - moment: the time since 1970 (UTC), as in ``PanelClock/now``.
  ///   - offset: the seconds by which local time is ahead of UTC; `nil` for the time zone of the machine.
  public func value(at moment: Duration, offset: Int? = nil) -> Double? {
    let local = moment.inSeconds + LocalOffset(fixed: offset)(moment.inSeconds)
    let (day, time) = Self.place(local)
    return value(on: Weekday(CivilDate(day: day)), at: time)
  }

  /// The next change after a moment, with its own moment; `nil` without changes. A change in the hour that is skipped
  /// when the clocks go forward takes place as soon as they do.
  ///
  /// - Parameters:
  ///   - moment: the time since 1970 (UTC).
  ///   - offset: the seconds by which local time is ahead of UTC; `nil` for the time zone of the machine.
  public func next(after moment: Duration, offset: Int? = nil) -> (moment: Duration, value: Double)? {
    let (offset, seconds) = (LocalOffset(fixed: offset), moment.inSeconds)
    let local = seconds + offset(seconds)
    let (number, time) = Self.place(local)
    let today = Weekday(CivilDate(day: number))
    guard let next = next(after: today, at: time) else { return nil }
    var days = (next.day.rawValue - today.rawValue + 7) % 7
    if days == 0, next.change.time.seconds <= time.seconds { days = 7 }
    let due = Double(number + days) * Self.day + Double(next.change.time.seconds)
    let guess = due - offset(seconds)
    return (.seconds(max(due - offset(guess), seconds.rounded(.down) + 1)), next.change.value)
  }

  /// The local time of day of a moment.
  ///
  /// - Parameters:
  ///   - moment: the time since 1970 (UTC).
  ///   - offset: the seconds by which local time is ahead of UTC; `nil` for the time zone of the machine.
  public static func timeOfDay(of moment: Duration, offset: Int? = nil) -> TimeOfDay {
    place(moment.inSeconds + LocalOffset(fixed: offset)(moment.inSeconds)).time
  }

  /// Splits local time in seconds since 1970 into the number of the day and the time of day.
  private static func place(_ local: Double) -> (day: Int, time: TimeOfDay) {
    let limited = max(-6e10, min(2.5e11, local.isFinite ? local : 0))
    let day = (limited / Self.day).rounded(.down)
    return (Int(day), TimeOfDay(seconds: Int(limited - day * Self.day)))
  }
}
