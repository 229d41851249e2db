import Foundation
import Looks
import Runtime

/// A value that changes with the time, for a text that keeps itself current.
///
///     Text(.currentDate, format: .dateTime.hour().minute())
public nonisolated struct TimeDataSource<Value>: Sendable {
  /// Returns the value at a time in seconds since 1970.
  @usableFromInline let value: @Sendable (_ seconds: Double) -> Value

  @usableFromInline init(_ value: @escaping @Sendable (_ seconds: Double) -> Value) { self.value = value }
}

nonisolated extension TimeDataSource where Value == Date {
  /// The present date, by the clock of the panel.
  @_alwaysEmitIntoClient public static var currentDate: TimeDataSource<Date> {
    TimeDataSource { Date(timeIntervalSince1970: $0) }
  }
}

extension Text {
  /// Creates text of the present date in a format. It wakes the panel whenever its words change, while it can be seen.
  @_alwaysEmitIntoClient public init<F: DiscreteFormatStyle>(_ source: TimeDataSource<Date>, format: F)
  where F.FormatInput == Date, F.FormatOutput == String {
    self.init(present: { seconds, environment in
      let (now, style) = (source.value(seconds), format.locale(environment.locale))
      return (style.format(now), style.discreteInput(after: now)?.timeIntervalSince1970)
    })
  }
}
