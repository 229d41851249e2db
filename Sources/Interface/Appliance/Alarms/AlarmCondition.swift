/// The condition of an alarm, as far as it is known.
package nonisolated enum AlarmCondition: Hashable, Sendable {
  /// The condition is off.
  case off
  /// The condition is on.
  case on
  /// The condition cannot be judged. The alarm counts as on and is not supervised.
  case unknown
}
