import Values

/// Dates and times of day as texts: `2026-12-24` and `06:30`. They sort in chronological order.
enum CalendarText {
  /// Whether a text is a date of the Gregorian calendar from the year 1 to 9999.
  static func isDate(_ text: String) -> Bool { date(text) != nil }

  /// Whether a text is a time of day, without seconds.
  static func isTime(_ text: String) -> Bool { time(text) != nil }

  /// The year, the month and the day of a text; `nil` if it is no date.
  static func date(_ text: String) -> (year: Int, month: Int, day: Int)? {
    guard let parts = numbers(text, "-", lengths: [4, 2, 2]), parts[0] >= 1, (1...12).contains(parts[1]) else {
      return nil
    }
    let isLeap = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][parts[1] - 1]
    return (1...days).contains(parts[2]) ? (parts[0], parts[1], parts[2]) : nil
  }

  /// The date that a text in another form probably means, such as `2026-1-5` or `5.1.2026`; `nil` if it means none.
  static func date(near text: String) -> String? {
    for (sign, isReversed) in [("-" as Character, false), (".", true), ("/", false)] {
      let parts = text.split(separator: sign, omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 3, let first = parts[0], let month = parts[1], let last = parts[2] else { continue }
      return date(year: isReversed ? last : first, month: month, day: isReversed ? first : last)
    }
    return nil
  }

  /// The date of three numbers; `nil` if there is no such day.
  static func date(year: Int, month: Int, day: Int) -> String? {
    guard (1000...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let text = text(year: year, month: month, day: day)
    return isDate(text) ? text : nil
  }

  /// The time of day that a text in another form probably means, such as `7:30`; `nil` if it means none.
  static func time(near text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return Self.text(hour: hour, minute: minute)
  }

  /// The two dates of a text such as `2026-01-01..2030-12-31`; `nil` if the text has none, or has the later date first.
  static func dates(_ text: String) -> ClosedRange<String>? {
    guard let (low, high) = text.bounds, isDate(low), isDate(high), low <= high else { return nil }
    return low...high
  }

  /// The hour and the minute of a text; `nil` if it is no time of day.
  static func time(_ text: String) -> (hour: Int, minute: Int)? {
    guard let parts = numbers(text, ":", lengths: [2, 2]), parts[0] < 24, parts[1] < 60 else { return nil }
    return (parts[0], parts[1])
  }

  /// The text of a date.
  static func text(year: Int, month: Int, day: Int) -> String { "\(digits(year, 4))-\(digits(month))-\(digits(day))" }

  /// The text of a time of day.
  static func text(hour: Int, minute: Int) -> String { "\(digits(hour)):\(digits(minute))" }

  /// A number with leading zeros.
  private static func digits(_ number: Int, _ length: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, length - text.count)) + text
  }

  /// Numbers with given numbers of digits, with a sign between them.
  private static func numbers(_ text: String, _ sign: Character, lengths: [Int]) -> [Int]? {
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == lengths, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else {
      return nil
    }
    return parts.compactMap { Int($0) }
  }
}
