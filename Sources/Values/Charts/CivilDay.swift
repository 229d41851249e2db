/// A day of the Gregorian calendar, and its number counted from 1 January 1970.
///
/// The conversions count in eras of 400 years, after which the calendar repeats itself, and begin years in March, so that
/// the leap day is the last of a year.
public struct CivilDay: Hashable, Sendable {
  /// The year, the month from 1 and the day of the month from 1.
  public let year, month, day: Int

  private static let daysOfEra = 146_097
  /// The number of days from 1 March of the year 0 to 1 January 1970.
  private static let epoch = 719_468

  /// Creates a day from its parts. Months beyond 1…12 count on into other years.
  public init(year: Int, month: Int, day: Int = 1) {
    let months = month - 1
    let carried = months >= 0 ? months / 12 : (months - 11) / 12
    (self.year, self.month, self.day) = (year + carried, months - carried * 12 + 1, day)
  }

  /// Creates the day with a number. Numbers beyond ±1,000,000,000 are limited to that.
  public init(number: Int) {
    let shifted = max(-1_000_000_000, min(1_000_000_000, number)) + Self.epoch
    let era = (shifted >= 0 ? shifted : shifted - Self.daysOfEra + 1) / Self.daysOfEra
    let inEra = shifted - era * Self.daysOfEra
    let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * inYear + 2) / 153
    day = inYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1 January 1970.
  public var number: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let inEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + inYear
    return era * Self.daysOfEra + inEra - Self.epoch
  }
}
