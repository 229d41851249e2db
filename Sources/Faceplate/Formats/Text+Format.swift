import Foundation
import Controls
import Runtime

extension Text {
  /// Creates text from a value and a format, in the ``EnvironmentValues/locale`` of the text.
  @_alwaysEmitIntoClient public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init(writing: { format.locale($0.locale).format(input) })
  }

  /// Creates text from a date, evaluated when the text is drawn. A ``TimelineView`` around it keeps it current.
  @_alwaysEmitIntoClient public init(_ date: Date, style: DateStyle) {
    self.init(writing: { style.text(date, in: $0.locale, timeZone: $0.timeZone) })
  }

  /// Creates text for the interval between two dates.
  @_alwaysEmitIntoClient public init(_ interval: DateInterval) {
    self.init(writing: { (interval.start..<interval.end).formatted(.interval.locale($0.locale)) })
  }

  /// A style for dates in text.
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
  @_alwaysEmitIntoClient func text(_ date: Date, in locale: Locale, timeZone: TimeZone) -> String {
    let distance = Duration.seconds(abs(date.timeIntervalSinceNow).rounded())
    let words = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2
    ).locale(locale)
    switch name {
    case "time":
      return date.formatted(
        Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone))
    case "date":
      return date.formatted(
        Date.FormatStyle(
          date: .long, time: .omitted, locale: locale, calendar: locale.calendar, timeZone: timeZone))
    case "timer":
      let pattern: Duration.TimeFormatStyle.Pattern = distance < .seconds(3600) ? .minuteSecond : .hourMinuteSecond
      return distance.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    case "offset": return (date < .now ? "-" : "+") + distance.formatted(words)
    default: return distance.formatted(words)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value in a format.
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

  /// Appends a date in a style.
  @_alwaysEmitIntoClient public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}
