import Foundation
import Controls
import Runtime

extension Text {
  /// Creates text from a key. A panel has no translation tables: table, bundle and comment have no effect.
  @_alwaysEmitIntoClient public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(key)
  }

  /// Creates text for the interval between two dates.
  @_alwaysEmitIntoClient public init(_ dates: ClosedRange<Date>) {
    self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Creates text that counts the time until the end of an interval, or since its start, evaluated when the text is
  /// drawn. A ``TimelineView`` around it keeps it current.
  @_alwaysEmitIntoClient public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(writing: { surroundings in
      let now = min(max(pauseTime ?? .now, timerInterval.lowerBound), timerInterval.upperBound)
      let span =
        countsDown
        ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
      let pattern: Duration.TimeFormatStyle.Pattern =
        showsHours && span >= 3600 ? .hourMinuteSecond : .minuteSecond
      return Duration.seconds(span.rounded()).formatted(
        Duration.TimeFormatStyle(pattern: pattern, locale: surroundings.locale))
    })
  }
}
