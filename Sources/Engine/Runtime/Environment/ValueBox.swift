// Safe: the value never changes, and the initializer asks for a `Sendable` value, which `AnyHashable` cannot express.
/// A value of a type that this module does not know, such as a calendar.
public nonisolated final class ValueBox: Equatable, @unchecked Sendable {
  /// The value, without its type.
  public let value: AnyHashable

  /// Wraps an immutable value.
  public init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }

  /// Returns whether both contain equal values.
  public static func == (left: ValueBox, right: ValueBox) -> Bool { left.value == right.value }
}

private enum CalendarKey: EnvironmentKey { static var defaultValue: ValueBox? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: ValueBox? { nil } }

extension EnvironmentValues {
  /// The calendar that the application has set; `nil` if there is none.
  public var calendarBox: ValueBox? {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that the application has set; `nil` if there is none.
  public var timeZoneBox: ValueBox? {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
