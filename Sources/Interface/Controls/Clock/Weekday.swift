import Looks
import Runtime
import Values

/// A day of the week, numbered as in ISO 8601: Monday is 1.
public nonisolated enum Weekday: Int, Hashable, Comparable, Sendable, CaseIterable, Identifiable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday

  /// Creates the day of the week of a date.
  public init(_ date: CivilDate) { self = Self.allCases[date.weekday] }

  /// The number of the day.
  public var id: Int { rawValue }

  /// The day after this one.
  public var next: Weekday { Self.allCases[rawValue % 7] }

  /// Whether the day is a Saturday or a Sunday.
  public var isWeekend: Bool { self >= .saturday }

  /// The name of the day in the language of the panel.
  public var name: LocalizedStringKey {
    switch self {
    case .monday: .toolkit("Monday")
    case .tuesday: .toolkit("Tuesday")
    case .wednesday: .toolkit("Wednesday")
    case .thursday: .toolkit("Thursday")
    case .friday: .toolkit("Friday")
    case .saturday: .toolkit("Saturday")
    case .sunday: .toolkit("Sunday")
    }
  }

  /// Returns whether the first day comes before the second in a week that begins on Monday.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
