import Controls
import Looks
import Runtime
import Values

/// The present alarms in order of importance, and those that are shelved, suppressed or out of service, each with its
/// actions.
///
///     AlarmList(alarms)
@preconcurrency @MainActor public struct AlarmList: View {
  private let alarms: AlarmCenter
  /// A row below the alarms; `nil` for none.
  private let below: AnyView?
  @Environment({ $0.alarmActor }) private var actor

  /// Creates the list of some alarms.
  public init(_ alarms: AlarmCenter) { self.init(alarms, below: nil) }

  init(_ alarms: AlarmCenter, below: AnyView?) { (self.alarms, self.below) = (alarms, below) }

  /// The rows, in sections; a message if there is no alarm.
  public var body: some View {
    let (present, inhibited) = (alarms.present, alarms.inhibited)
    if present.isEmpty && inhibited.isEmpty {
      ContentUnavailableView(.toolkit("No alarms"), systemImage: "checkmark.circle")
    } else {
      let (center, actor) = (alarms, actor)
      List {
        if !present.isEmpty {
          Section(
            header: AlarmsHeader(
              acknowledgeAll: present.contains(where: \.state.isUnacknowledged)
                ? { center.acknowledgeAll(by: actor) } : nil)
          ) {
            ForEach(present) { AlarmRow(alarm: $0, alarms: center) }
          }
        }
        section(.shelved, inhibited)
        section(.suppressed, inhibited)
        section(.outOfService, inhibited)
        if let below { Section { below } }
      }
    }
  }

  /// The alarms in one of the inhibited states.
  @ViewBuilder private func section(_ state: AlarmState, _ inhibited: [Alarm]) -> some View {
    let (center, alarms) = (alarms, inhibited.filter { $0.state == state })
    if !alarms.isEmpty {
      Section(header: Text(state.title)) { ForEach(alarms) { AlarmRow(alarm: $0, alarms: center) } }
    }
  }
}

/// The title of the present alarms, with a button that acknowledges all of them: beside it or, at the larger text sizes for
/// accessibility, below it.
private struct AlarmsHeader: View {
  /// Acknowledges all alarms; `nil` if there is nothing to acknowledge.
  let acknowledgeAll: (() -> Void)?
  @Environment({ $0.dynamicTypeSize }) private var textSize

  var body: some View {
    if textSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) { parts }
    } else {
      HStack { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    Text(.toolkit("Alarms")).frame(maxWidth: .infinity, alignment: .leading)
    if let acknowledgeAll { Button(.toolkit("Acknowledge all"), action: acknowledgeAll).controlSize(.small) }
  }
}

/// An alarm with its state, its advice and its actions.
private struct AlarmRow: View {
  let alarm: Alarm
  let alarms: AlarmCenter
  @Environment({ $0.alarmActor }) private var actor
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenClass }) private var screenClass
  @Environment({ $0.dynamicTypeSize }) private var textSize

  /// The times in minutes for which the menu offers to shelve an alarm.
  private static let minutes = [5, 15, 60]

  var body: some View {
    Group {
      if textSize.isAccessibilitySize, screenClass == .tiny {
        VStack(alignment: .leading, spacing: 2) {
          HStack {
            mark
            Spacer()
            if hasActions { menu }
          }
          words
        }
      } else {
        HStack(spacing: metrics.rowSpacing) {
          mark
          words
          if hasActions { menu }
        }
      }
    }
    .padding(.vertical, 4)
  }

  private var mark: some View { AlarmMark(alarm).font(.title2) }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(alarm.kind.title).font(.headline).lineLimitAtStandardSizes(2)
      if let advice = alarm.kind.advice { Text(advice).font(.subheadline).lineLimitAtStandardSizes(3) }
      AlarmStateText(alarm: alarm)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }

  private var hasActions: Bool { alarm.state != .suppressed }

  private var menu: some View {
    let (center, id, actor) = (alarms, alarm.id, actor)
    return Menu {
      if alarm.state.isUnacknowledged {
        Button(.toolkit("Acknowledge")) { center.acknowledge(id, by: actor) }
      }
      if alarm.state == .latchedAcknowledged { Button(.toolkit("Reset")) { center.reset(id, by: actor) } }
      if alarm.state == .shelved { Button(.toolkit("Unshelve")) { center.unshelve(id, by: actor) } }
      if alarm.state == .outOfService {
        Button(.toolkit("Return to service")) { center.takeOutOfService(id, false, by: actor) }
      }
      if !alarm.state.isInhibited { shelving }
    } label: {
      Image(systemName: "ellipsis").frame(minWidth: ControlMetrics.leastTarget, minHeight: ControlMetrics.leastTarget)
    }
    .accessibilityLabel(Text(.toolkit("Actions")))
  }

  @ViewBuilder private var shelving: some View {
    let (center, id, actor) = (alarms, alarm.id, actor)
    ForEach(Self.minutes, id: \.self) { minutes in
      if .seconds(60 * minutes) <= alarm.kind.longestShelving {
        Button(.toolkit("Shelve for \(minutes) min")) { center.shelve(id, for: .seconds(60 * minutes), by: actor) }
      }
    }
    if alarm.isActive {
      Button(.toolkit("Shelve until it ends")) {
        center.shelve(id, for: alarm.kind.longestShelving, isOneShot: true, by: actor)
      }
    }
  }
}
