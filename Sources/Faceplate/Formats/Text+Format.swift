import Foundation
import Controls
import Runtime

extension Text {
  /// A value in a format, by the customs of the ``EnvironmentValues/locale`` in which the text is shown.
  @_alwaysEmitIntoClient public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init(writing: { format.locale($0.locale).format(input) })
  }

  /// A date in a style, as it is when the text is drawn; put it into a ``TimelineView`` to have it go on.
  @_alwaysEmitIntoClient public init(_ date: Date, style: DateStyle) {
    self.init(writing: { style.text(date, in: $0.locale, timeZone: $0.timeZone) })
  }

  /// A span of time between two dates.
  @_alwaysEmitIntoClient public init(_ interval: DateInterval) {
    self.init(writing: { (interval.start..<interval.end).formatted(.interval.locale($0.locale)) })
  }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    @usableFromInline let name: String
    @usableFromInline init(name: String) { self.name = name }
    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// The day.
    public static let date = DateStyle(name: "date")
    /// How far off the date is, in words.
    public static let relative = DateStyle(name: "relative")
    /// How far off the date is, in words with a sign.
    public static let offset = DateStyle(name: "offset")
    /// How far off the date is, as on a stopwatch.
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
      return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone))
    case "timer":
      let pattern: Duration.TimeFormatStyle.Pattern = distance < .seconds(3600) ? .minuteSecond : .hourMinuteSecond
      return distance.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    case "offset": return (date < .now ? "-" : "+") + distance.formatted(words)
    default: return distance.formatted(words)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value in a format.
  @_alwaysEmitIntoClient public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Adds a date in a style.
  @_alwaysEmitIntoClient public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}
