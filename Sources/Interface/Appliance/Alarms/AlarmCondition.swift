/// What is known of the condition of an alarm.
package nonisolated enum AlarmCondition: Hashable, Sendable {
  /// The condition is off.
  case off
  /// The condition is on.
  case on
  /// The condition cannot be judged. The alarm counts as on and is not supervised.
  case unknown
}
