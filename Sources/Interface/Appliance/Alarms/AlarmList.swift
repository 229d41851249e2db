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
            header: HStack {
              Text(.toolkit("Alarms")).frame(maxWidth: .infinity, alignment: .leading)
              if present.contains(where: \.state.isUnacknowledged) {
                Button(.toolkit("Acknowledge all")) { center.acknowledgeAll(by: actor) }.controlSize(.small)
              }
            }
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

/// An alarm with its state, its advice and its actions.
private struct AlarmRow: View {
  let alarm: Alarm
  let alarms: AlarmCenter
  @Environment({ $0.alarmActor }) private var actor
  @Environment({ $0.screenMetrics }) private var metrics

  /// The times in minutes for which the menu offers to shelve an alarm.
  private static let minutes = [5, 15, 60]

  var body: some View {
    HStack(spacing: metrics.rowSpacing) {
      AlarmMark(alarm).font(.title2)
      VStack(alignment: .leading, spacing: 2) {
        Text(alarm.kind.title).font(.headline).lineLimit(2)
        if let advice = alarm.kind.advice { Text(advice).font(.subheadline).lineLimit(3) }
        AlarmStateText(alarm: alarm).font(.footnote).foregroundStyle(.secondary).lineLimit(1).shrinkable()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
      if hasActions { menu }
    }
    .padding(.vertical, 4)
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
