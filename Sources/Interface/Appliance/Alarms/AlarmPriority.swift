import Runtime

/// The urgency of an alarm.
///
/// ISA-18.2 recommends few priorities: about 80 % of all alarms low, 15 % medium and 5 % high.
public nonisolated enum AlarmPriority: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// Act when there is time.
  case low
  /// Act soon.
  case medium
  /// Act at once.
  case high
  /// Act at once: people or the machine are in danger.
  case urgent

  /// The sound of the alarm.
  public var sound: AlarmSound {
    switch self {
    case .low: .low
    case .medium: .medium
    case .high, .urgent: .high
    }
  }

  /// Returns whether the first priority is less urgent than the second.
  public static func < (left: AlarmPriority, right: AlarmPriority) -> Bool { left.rawValue < right.rawValue }
}
