import Foundation
import Controls
import Runtime

extension Text {
  /// Text of a literal. A panel has no tables of translations: the table, the bundle and the comment are not used.
  @_alwaysEmitIntoClient public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(key)
  }

  /// A span of time between two dates.
  @_alwaysEmitIntoClient public init(_ dates: ClosedRange<Date>) {
    self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
  }

  /// What is left of a span of time, or what has gone by of it, when the text is drawn; put it into a ``TimelineView``
  /// to have it go on.
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
