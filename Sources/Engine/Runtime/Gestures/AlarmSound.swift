/// The call of an alarm, by how soon somebody has to come.
///
/// The pauses between calls lie within those that IEC 60601-1-8 permits for bursts of high, medium and low priority.
public nonisolated enum AlarmSound: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// Somebody should know.
  case low
  /// Somebody has to act soon.
  case medium
  /// Somebody has to act at once.
  case high

  /// Orders alarms by their urgency.
  public static func < (left: AlarmSound, right: AlarmSound) -> Bool { left.rawValue < right.rawValue }

  /// The time from one call to the next.
  public var pause: Duration {
    switch self {
    case .low: .seconds(30)
    case .medium: .seconds(15)
    case .high: .seconds(5)
    }
  }
}
