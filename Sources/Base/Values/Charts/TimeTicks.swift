/// Round times along an axis: whole seconds, minutes, hours, days, months or years of a calendar.
///
///     TimeTicks(0...3_600, count: 6).values     // every ten minutes
///
/// Times are seconds. On an axis of dates they count from 1970, UTC, and the ticks are round in local time; a day that the
/// clocks are changed has its ticks at round hours, too.
public struct TimeTicks: Hashable, Sendable {
  /// The distance between two ticks.
  public enum Step: Hashable, Sendable {
    /// A number of seconds, at most half a day.
    case seconds(Double)
    /// A number of days.
    case days(Int)
    /// A number of months.
    case months(Int)
  }

  /// The ticks in ascending order, in seconds.
  public private(set) var values: [Double] = []
  /// The distance between them.
  public private(set) var step = Step.seconds(1)

  /// The steps that people read easily, from a second to half a day, in seconds.
  private static let seconds: [Double] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 10_800, 21_600, 43_200,
  ]
  private static let day = 86_400.0
  private static let days = [1, 2, 7], months = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1_200]
  /// The greatest number of ticks.
  private static let most = 400

  /// Creates ticks inside a range.
  ///
  /// - Parameters:
  ///   - range: the first and the last time of the axis, in seconds.
  ///   - count: the greatest number of ticks wanted.
  ///   - isElapsed: whether the times are durations, so that there are no months.
  ///   - offset: returns how far local time is ahead of UTC at a time, in seconds.
  public init(
    _ range: ClosedRange<Double>, count: Int, isElapsed: Bool = false, offset: (Double) -> Double = { _ in 0 }
  ) {
    let span = range.upperBound - range.lowerBound
    guard span > 0, abs(range.lowerBound) < 1e12, abs(range.upperBound) < 1e12 else { return }
    let least = span / Double(max(1, count))
    if least < Self.seconds[0] {
      let ticks = AxisTicks(inside: range, count: count)
      values = ticks.values
      step = .seconds(values.count > 1 ? values[1] - values[0] : 1)
    } else if let width = Self.seconds.first(where: { $0 >= least }) {
      step = .seconds(width)
      fill(range, every: width, offset)
    } else if let days = Self.days.first(where: { Double($0) * Self.day >= least }) {
      step = .days(days)
      fillDays(range, every: days, offset)
    } else if isElapsed {
      // Durations have no calendar: beyond a week the ticks are at round numbers of days.
      let days = AxisTicks(inside: range.lowerBound / Self.day...range.upperBound / Self.day, count: count)
      values = days.values.map { $0 * Self.day }
      step = .days(values.count > 1 ? max(1, Int(days.values[1] - days.values[0])) : 1)
    } else {
      let months = Self.months.first { Double($0) * 30.4 * Self.day >= least } ?? Self.months[Self.months.count - 1]
      step = .months(months)
      fillMonths(range, every: months, offset)
    }
  }

  private mutating func fill(_ range: ClosedRange<Double>, every width: Double, _ offset: (Double) -> Double) {
    var time = range.lowerBound
    while time <= range.upperBound, values.count < Self.most {
      let local = time + offset(time)
      let ahead = (local / width).rounded(.up) * width - local
      var tick = time + ahead
      // If the clocks change in between, the local time differs from the expected one.
      tick += local + ahead - (tick + offset(tick))
      if tick > range.upperBound { break }
      if tick >= range.lowerBound, tick > (values.last ?? -.infinity) { values.append(tick) }
      time = max(tick, time) + width / 2
    }
  }

  private mutating func fillDays(_ range: ClosedRange<Double>, every days: Int, _ offset: (Double) -> Double) {
    let first = Int(((range.lowerBound + offset(range.lowerBound)) / Self.day).rounded(.up))
    let last = Int(((range.upperBound + offset(range.upperBound)) / Self.day).rounded(.down))
    guard first <= last else { return }
    // Weeks begin on Mondays; 5 January 1970 was one.
    let anchor = days == 7 ? 4 : 0
    for number in first...min(last, first + days * Self.most) where (number - anchor) % days == 0 {
      append(Double(number) * Self.day, range, offset)
    }
  }

  private mutating func fillMonths(_ range: ClosedRange<Double>, every months: Int, _ offset: (Double) -> Double) {
    let first = CivilDate(day: Int(((range.lowerBound + offset(range.lowerBound)) / Self.day).rounded(.down)))
    var count = first.year * 12 + first.month - 1
    count -= ((count % months) + months) % months
    while values.count < Self.most {
      let local = Double(CivilDate(monthNumber: count).dayNumber) * Self.day
      if local - offset(local) > range.upperBound { return }
      append(local, range, offset)
      count += months
    }
  }

  /// Adds the tick at a local time, if it is in the range.
  private mutating func append(_ local: Double, _ range: ClosedRange<Double>, _ offset: (Double) -> Double) {
    let guess = local - offset(local)
    let tick = local - offset(guess)
    if range.contains(tick) { values.append(tick) }
  }
}
