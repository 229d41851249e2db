import Runtime
import Values

/// The source of the present month, with which years of expiry are compared.
package nonisolated enum MonthSource: Sendable {
  /// The month is unknown: a card that has expired is not refused.
  case unknown
  /// A month that does not pass, for tests and pictures.
  case fixed(CalendarMonth)
  /// A calendar, which is asked whenever a year is judged; `nil` while the machine's clock has not been set.
  case calendar(@Sendable () -> CalendarMonth?)

  /// The present month; `nil` while it is not known.
  package var month: CalendarMonth? {
    switch self {
    case .unknown: nil
    case .fixed(let month): month
    case .calendar(let month): month()
    }
  }
}

private enum PaymentDataKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MonthSourceKey: EnvironmentKey { static var defaultValue: MonthSource { .unknown } }

extension EnvironmentValues {
  /// Whether the digits of payment cards may be drawn. A host sets it for a screen that only the person in front of it
  /// sees; pictures, dumps and remote views have dots.
  package var showsPaymentData: Bool {
    get { self[PaymentDataKey.self] }
    set { self[PaymentDataKey.self] = newValue }
  }

  /// The source of the present month. A host sets it.
  package var monthSource: MonthSource {
    get { self[MonthSourceKey.self] }
    set { self[MonthSourceKey.self] = newValue }
  }

  /// The present month, which the year of expiry of a payment card is compared with.
  ///
  /// A panel takes it from the machine's clock. It is `nil`, and no card is refused as expired, while that clock has not
  /// been set, and in pictures and tests that do not set this value.
  public var currentMonth: CalendarMonth? {
    get { monthSource.month }
    set { monthSource = newValue.map { .fixed($0) } ?? .unknown }
  }
}
