/// A day of the Gregorian calendar, extended to all years.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year; 0 is the year before year 1, and negative ones lie before it.
  public let year: Int
  /// The month: 1…12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date from its parts, which are not checked; see ``isValid``.
  public init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  /// Creates the date of a number of days after 1 January 1970.
  ///
  /// Years are counted from 1 March, so that the leap day is the last of a year; 400 of them have 146,097 days.
  ///
  /// - Parameter day: the number of days, which is limited to about 25,000,000 years before and after 1970.
  public init(day: Int) {
    let sinceMarch = min(max(day, -9_000_000_000), 9_000_000_000) + 719_468
    let era = (sinceMarch >= 0 ? sinceMarch : sinceMarch - 146_096) / 146_097
    let dayOfEra = sinceMarch - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// Creates the first day of a month, which is counted from January of the year 0.
  init(monthNumber: Int) {
    let year = monthNumber >= 0 ? monthNumber / 12 : (monthNumber - 11) / 12
    self.init(year: year, month: monthNumber - 12 * year + 1, day: 1)
  }

  /// The number of days after 1 January 1970. The year is limited to ten million before and after the year 0.
  public var dayNumber: Int {
    let shifted = min(max(year, -10_000_000), 10_000_000) - (month <= 2 ? 1 : 0)
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Whether the month and the day exist.
  public var isValid: Bool { (1...12).contains(month) && (1...daysInMonth).contains(day) }

  /// The number of days in the month.
  public var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week: 0 for Monday to 6 for Sunday.
  public var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 }

  /// Returns whether the first date is earlier than the second.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
