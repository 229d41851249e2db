import Looks
import Graphics
import Runtime
import Values

/// The mark of an alarm: a shape and a colour for its priority.
///
/// It blinks while the alarm is on and unacknowledged, and is hollow once the condition has ended. Only the mark
/// blinks, 1.25 times a second, never the words. With reduced motion it is steady.
@preconcurrency @MainActor public struct AlarmMark: View {
  private let priority: AlarmPriority
  private let state: AlarmState
  @Environment({ $0.accessibilityReduceMotion }) private var isSteady

  /// Half of the period in which a mark blinks.
  private static let halfPeriod = Duration.milliseconds(400)

  /// Creates the mark for the present state of an alarm.
  public init(_ alarm: Alarm) { (priority, state) = (alarm.kind.priority, alarm.state) }

  /// Creates the mark of a priority and a state.
  public init(_ priority: AlarmPriority, _ state: AlarmState = .acknowledged) {
    (self.priority, self.state) = (priority, state)
  }

  /// The symbol of the priority.
  public var body: some View {
    if state == .unacknowledged, !isSteady {
      TimedView { time in
        let count = (time / Self.halfPeriod).rounded(.down)
        let isFaint = count.truncatingRemainder(dividingBy: 2) == 1
        return (symbol.opacity(isFaint ? 0.2 : 1), next: Self.halfPeriod * (count + 1))
      }
    } else {
      symbol
    }
  }

  private var symbol: some View {
    Image(systemName: name).foregroundStyle(color).accessibilityHidden(true)
  }

  private var name: String {
    let shape =
      switch priority {
      case .urgent: "exclamationmark.octagon"
      case .high: "exclamationmark.triangle"
      case .medium: "diamond"
      case .low: "info.circle"
      }
    return isHollow ? shape : shape + ".fill"
  }

  /// Whether the condition has ended, or the alarm is inhibited.
  private var isHollow: Bool {
    switch state {
    case .unacknowledged, .acknowledged: false
    default: true
    }
  }

  private var color: Color {
    switch priority {
    case .urgent, .high: .theme(\.danger)
    case .medium: .alarmAmber
    case .low: .theme(\.secondaryText)
    }
  }
}
