/// The state of an alarm, after the state diagram of ISA-18.2 (IEC 62682).
///
/// | State | Condition | Acknowledged | Changed by |
/// |---|---|---|---|
/// | `normal` | off | – | the condition |
/// | `unacknowledged` | on | no | acknowledging; the end of the condition |
/// | `acknowledged` | on | yes | the end of the condition |
/// | `returned` | off | no | acknowledging; the condition |
/// | `latchedUnacknowledged` | off | no | acknowledging; the condition |
/// | `latchedAcknowledged` | off | yes | a reset; the condition |
/// | `shelved` | either | – | time, the end of the condition, unshelving |
/// | `suppressed` | either | – | the machine's design |
/// | `outOfService` | either | – | returning it to service |
public nonisolated enum AlarmState: String, Hashable, Sendable, CaseIterable {
  /// The condition is off, and nothing is left to do.
  case normal
  /// The condition is on and not acknowledged.
  case unacknowledged
  /// The condition is on and acknowledged.
  case acknowledged
  /// The condition was on and has ended, but was not acknowledged.
  case returned
  /// Like ``returned``, for an alarm that must also be reset.
  case latchedUnacknowledged
  /// The condition is off and acknowledged; the alarm waits to be reset.
  case latchedAcknowledged
  /// A person has put the alarm aside for a time.
  case shelved
  /// The machine's own logic suppresses the alarm, for example because its pump is switched off.
  case suppressed
  /// The alarm is taken out of service, such as for maintenance.
  case outOfService

  /// Whether the alarm asks for attention: it blinks, sounds and is in the banner until it is acknowledged.
  public var isUnacknowledged: Bool {
    switch self {
    case .unacknowledged, .returned, .latchedUnacknowledged: true
    default: false
    }
  }

  /// Whether the alarm is shelved, suppressed or out of service: it is neither announced nor in the list of present
  /// alarms.
  public var isInhibited: Bool {
    switch self {
    case .shelved, .suppressed, .outOfService: true
    default: false
    }
  }

  /// Whether the alarm has ended by itself, after a state in which it was on and shown.
  func hasGone(after before: AlarmState) -> Bool {
    switch (before, self) {
    case (.unacknowledged, .returned), (.unacknowledged, .latchedUnacknowledged), (.acknowledged, .normal),
      (.acknowledged, .latchedAcknowledged):
      true
    default: false
    }
  }
}
