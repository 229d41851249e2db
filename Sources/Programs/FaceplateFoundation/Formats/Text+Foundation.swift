import Foundation
import Localization
import Looks
import Runtime

extension Text {
  /// Creates text from a key of a table.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the table, such as `Errors` for `Errors.xcstrings`; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the application's own translations.
  ///   - comment: A note for translators, which is not shown.
  @_alwaysEmitIntoClient public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(key.inTable(tableName, folder: bundle?.resourcePath))
  }

  /// Creates text from a value and a formatter; empty where the formatter has no text for the value.
  @_alwaysEmitIntoClient public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates text from a value and a formatter; empty where the formatter has no text for the value.
  @_alwaysEmitIntoClient public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates text from a date and a formatter. On Linux dates are no `ReferenceConvertible`.
  @_alwaysEmitIntoClient public init(_ date: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: date) ?? "")
  }

  /// Creates text for the interval between two dates.
  @_alwaysEmitIntoClient public init(_ dates: ClosedRange<Date>) {
    self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Creates text that counts the time until the end of an interval, or since its start, by itself: `1:05:09`, `4:59`.
  ///
  /// It wakes the panel once a second while it can be seen and the interval runs, and not at all otherwise.
  ///
  /// - Parameters:
  ///   - timerInterval: The dates between which the time is counted.
  ///   - pauseTime: The date at which the count has been stopped; `nil` while it runs.
  ///   - countsDown: Whether the text shows the time that is left instead of that which has passed.
  ///   - showsHours: Whether hours are written by themselves; otherwise an hour is 60 minutes.
  @_alwaysEmitIntoClient public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      interval: timerInterval.lowerBound.timeIntervalSince1970...timerInterval.upperBound.timeIntervalSince1970,
      pause: pauseTime?.timeIntervalSince1970, countsDown: countsDown
    ) { seconds, surroundings in
      let pattern: Duration.TimeFormatStyle.Pattern =
        showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
      return Duration.seconds(seconds).formatted(
        Duration.TimeFormatStyle(pattern: pattern, locale: surroundings.locale))
    }
  }
}

extension String {
  /// Creates the text of a key of a bundle's table in the language of the running panel.
  @_alwaysEmitIntoClient public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle, comment: StaticString? = nil
  ) {
    self = Localizer.current.text(of: key.inTable(table, folder: bundle.resourcePath))
  }

  /// Creates the text of a key in the language of a locale.
  @_alwaysEmitIntoClient public init(
    localized key: LocalizedStringKey, table: String? = nil, locale: Locale, comment: StaticString? = nil
  ) {
    self = Localizer.current.localizer(for: locale.identifier).text(of: key.inTable(table))
  }
}
