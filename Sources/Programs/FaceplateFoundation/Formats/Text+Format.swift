import Foundation
import Looks
import Runtime

extension Text {
  /// Creates text from a value and a format, in the ``EnvironmentValues/locale`` of the text.
  @_alwaysEmitIntoClient public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init(writing: { format.locale($0.locale).format(input) })
  }

  /// Creates text from a date. Text that says how far the date is from now keeps itself current: it wakes the panel
  /// whenever its words change, while it can be seen.
  @_alwaysEmitIntoClient public init(_ date: Date, style: DateStyle) {
    if style.isFixed {
      self.init(writing: { style.text(date, in: $0.locale, timeZone: $0.timeZone) })
    } else {
      self.init(distanceOf: date.timeIntervalSince1970) { seconds, isPast, surroundings in
        style.text(seconds, isPast: isPast, in: surroundings.locale)
      }
    }
  }

  /// Creates text for the interval between two dates.
  @_alwaysEmitIntoClient public init(_ interval: DateInterval) {
    self.init(writing: { (interval.start..<interval.end).formatted(.interval.locale($0.locale)) })
  }

  /// The style of a date inside a text: as a day, as a time, or by its distance from now.
  public struct DateStyle: Hashable, Sendable {
    @usableFromInline let name: String
    @usableFromInline init(name: String) { self.name = name }
    /// The time of day, such as 9:41.
    public static let time = DateStyle(name: "time")
    /// The day, such as 9 June 2026.
    public static let date = DateStyle(name: "date")
    /// The distance of the date from now, in words.
    public static let relative = DateStyle(name: "relative")
    /// The distance of the date from now, in words with a sign.
    public static let offset = DateStyle(name: "offset")
    /// The distance of the date from now, as on a stopwatch.
    public static let timer = DateStyle(name: "timer")
  }
}

extension Text.DateStyle {
  /// Whether what the style writes does not depend on the present time.
  @_alwaysEmitIntoClient var isFixed: Bool { name == "time" || name == "date" }

  /// A date as such.
  @_alwaysEmitIntoClient func text(_ date: Date, in locale: Locale, timeZone: TimeZone) -> String {
    name == "time"
      ? date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone))
      : date.formatted(
        Date.FormatStyle(date: .long, time: .omitted, locale: locale, calendar: locale.calendar, timeZone: timeZone))
  }

  /// The distance of a date from now, in whole seconds.
  @_alwaysEmitIntoClient func text(_ seconds: Double, isPast: Bool, in locale: Locale) -> String {
    let distance = Duration.seconds(seconds)
    if name == "timer" {
      return distance.formatted(
        Duration.TimeFormatStyle(pattern: seconds < 3600 ? .minuteSecond : .hourMinuteSecond, locale: locale))
    }
    let words = distance.formatted(
      Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2
      ).locale(locale))
    return name == "offset" ? (isPast ? "-" : "+") + words : words
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value in a format, which follows the language of the panel.
  @_alwaysEmitIntoClient public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Appends the text that a formatter has for a value; nothing where it has none.
  @_alwaysEmitIntoClient public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter
  ) { appendInterpolation(Text(subject, formatter: formatter)) }

  /// Appends the text that a formatter has for a value; nothing where it has none.
  @_alwaysEmitIntoClient public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) { appendInterpolation(Text(subject, formatter: formatter)) }

  /// Appends the text that a formatter has for a date. On Linux dates are no `ReferenceConvertible`.
  @_alwaysEmitIntoClient public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
    appendInterpolation(Text(date, formatter: formatter))
  }

  /// Appends a date in a style; those that tell a distance from now count on by themselves.
  @_alwaysEmitIntoClient public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}
