import Graphics
import Runtime
import Values

/// Times on an axis as texts.
nonisolated enum ChartTimeText {
  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns a date in local time, depending on the step: the time of day with seconds, the time of day, the day, the
  /// month or the year.
  ///
  /// - Parameters:
  ///   - local: seconds since 1970 in local time.
  ///   - step: the distance between texts, in seconds.
  static func date(_ local: Double, step: Double) -> String {
    guard abs(local) < 1e13 else { return NumberFormat.placeholder }
    let whole = Int(local.rounded(.down))
    let day = (whole >= 0 ? whole : whole - 86_399) / 86_400
    let second = whole - day * 86_400
    if step < 86_400 {
      let time = two(second / 3_600) + ":" + two(second / 60 % 60)
      return step < 60 ? time + ":" + two(second % 60) : time
    }
    let civil = CivilDate(day: day)
    if step > 86_400 * 364 { return "\(civil.year)" }
    return step > 86_400 * 27 ? "\(civil.year)-\(two(civil.month))" : "\(two(civil.month))-\(two(civil.day))"
  }

  /// Returns a duration in hours and minutes, or in minutes and seconds, with tenths for steps below a second.
  static func elapsed(_ seconds: Double, step: Double) -> String {
    guard abs(seconds) < 1e13 else { return NumberFormat.placeholder }
    let sign = seconds < 0 ? "−" : ""
    let tenths = Int((abs(seconds) * 10).rounded())
    let whole = step < 1 ? tenths / 10 : Int(abs(seconds).rounded())
    let rest = step < 1 ? ".\(tenths % 10)" : ""
    if step >= 86_400 { return "\(sign)\(whole / 86_400) d" }
    if whole >= 3_600 || step >= 3_600 {
      let hours = "\(sign)\(whole / 3_600):" + two(whole / 60 % 60)
      return step >= 3_600 ? hours : hours + ":" + two(whole % 60) + rest
    }
    return "\(sign)\(whole / 60):" + two(whole % 60) + rest
  }
}
