/// A value of a type that this module does not know, such as a calendar.
public nonisolated final class ValueBox: Equatable, @unchecked Sendable {
  /// The value.
  public let value: AnyHashable

  /// Keeps a value, which nobody changes.
  public init(_ value: some Hashable) { self.value = AnyHashable(value) }

  /// Whether both keep the same value.
  public static func == (left: ValueBox, right: ValueBox) -> Bool { left.value == right.value }
}

private enum CalendarKey: EnvironmentKey { static var defaultValue: ValueBox? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: ValueBox? { nil } }

extension EnvironmentValues {
  /// The calendar, as the application keeps it.
  public var calendarBox: ValueBox? {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone, as the application keeps it.
  public var timeZoneBox: ValueBox? {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
