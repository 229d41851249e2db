import Controls
import Looks
import Localization
import Runtime
import Values

extension AlarmState {
  /// The state in words.
  var title: LocalizedStringKey {
    switch self {
    case .normal: .toolkit("Normal")
    case .unacknowledged: .toolkit("Not acknowledged")
    case .acknowledged: .toolkit("Acknowledged")
    case .returned, .latchedUnacknowledged: .toolkit("Over, not acknowledged")
    case .latchedAcknowledged: .toolkit("Over, reset needed")
    case .shelved: .toolkit("Shelved")
    case .suppressed: .toolkit("Suppressed")
    case .outOfService: .toolkit("Out of service")
    }
  }
}

extension EnvironmentValues {
  /// The time of day of a moment in the time zone of clocks, such as 09:41.
  func timeOfDay(of moment: Duration, showsSeconds: Bool = false) -> String {
    let seconds = Int(min(max(moment, .zero), .seconds(253_402_300_799)).inSeconds.rounded(.down))
    return LocalCalendar.timeOfDay(seconds, clockOffset).text(hourCycle, showsSeconds: showsSeconds)
  }
}

/// A line about the state of an alarm: its beginning, or the end of its shelving, and the number of other alarms. Where it
/// does not fit, all its words are smaller or, at the text sizes for accessibility, take two lines. The smaller words take
/// two lines as well before they are cut.
struct AlarmStateText: View {
  let alarm: Alarm
  var others = 0
  @Environment({ $0 }) private var environment

  var body: some View {
    ViewThatFits(in: .horizontal) {
      line.lineLimit(1)
      if environment.dynamicTypeSize.isAccessibilitySize {
        lines
      } else {
        line.lineLimit(1).font(.caption2)
      }
      // A long word becomes smaller before it is cut.
      lines.font(.caption2).minimumScaleFactor(0.6)
    }
    .font(.footnote).foregroundStyle(.secondary)
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: 0) {
      state.lineLimit(2)
      HStack(spacing: 8) {
        since
        more
      }
    }
  }

  private var line: some View {
    HStack(spacing: 8) {
      HStack(spacing: 6) {
        state
        since
      }
      more
    }
  }

  private var state: Text { Text(alarm.state.title) }
  private var since: some View { Text(verbatim: time).monospacedDigit() }
  @ViewBuilder private var more: some View { if others > 0 { Text(.toolkit("\(others) more")) } }

  private var time: String {
    if alarm.state == .shelved, let end = alarm.shelf?.end { return "→\u{A0}" + environment.timeOfDay(of: end) }
    return environment.timeOfDay(of: alarm.since)
  }
}
