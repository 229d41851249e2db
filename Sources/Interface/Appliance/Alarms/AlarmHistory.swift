import Controls
import Looks
import Runtime
import Values

/// The journal of alarms day by day, the newest entry first: each shows the time, the alarm, its new state and the
/// actor.
@preconcurrency @MainActor public struct AlarmHistory: View {
  private let alarms: AlarmCenter
  /// A row above the entries; `nil` for none.
  private let above: AnyView?
  @Environment({ $0.localOffset }) private var offset
  @Environment({ $0.localizer }) private var words

  /// Creates the history of some alarms.
  public init(_ alarms: AlarmCenter) { self.init(alarms, above: nil) }

  init(_ alarms: AlarmCenter, above: AnyView?) { (self.alarms, self.above) = (alarms, above) }

  /// The entries; a message where there is none.
  public var body: some View {
    let journal = alarms.journal
    if journal.isEmpty {
      ContentUnavailableView(.toolkit("No alarms"), systemImage: "clock")
    } else {
      List {
        if let above { Section { above } }
        ForEach(AlarmDay.all(of: journal) { offset.calendarTime(at: $0.moment).dayText(in: words) }) { day in
          Section(header: Text(verbatim: day.name)) {
            ForEach(day.lines) { AlarmEntryRow(entry: $0.entry, kind: kind(of: $0.entry)) }
          }
        }
      }
    }
  }

  /// The definition of an entry's alarm, with the title that the alarm had then; `nil` for an alarm of a former version of
  /// the panel.
  private func kind(of entry: AlarmEntry) -> AlarmKind? {
    guard let kind = alarms[entry.alarm]?.kind else { return nil }
    return alarms.wording(entry.alarm, entry.values, entry.isUnsupervised).map(kind.title) ?? kind
  }
}

/// A line of the history.
private struct AlarmEntryRow: View {
  let entry: AlarmEntry
  /// The definition; `nil` for an alarm of a former version of the panel.
  let kind: AlarmKind?
  @Environment({ $0 }) private var environment

  var body: some View {
    Group {
      if environment.dynamicTypeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 0) {
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            time
            mark
          }
          title
          Group {
            Text(entry.new.title)
            Text(verbatim: entry.actor)
          }
          .font(.footnote).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          time
          mark
          VStack(alignment: .leading, spacing: 0) {
            title.lineLimit(2)
            HStack(spacing: 8) {
              Text(entry.new.title)
              Text(verbatim: entry.actor)
            }
            .font(.footnote).foregroundStyle(.secondary).lineLimit(1).shrinkable()
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var time: some View {
    Text(verbatim: environment.timeOfDay(of: entry.moment, showsSeconds: true)).monospacedDigit()
      .foregroundStyle(.secondary)
  }

  private var mark: some View {
    AlarmMark(kind?.priority ?? .low, entry.new == .unacknowledged ? .acknowledged : entry.new)
  }

  private var title: Text { Text(kind?.title ?? LocalizedStringKey(stringLiteral: entry.alarm)) }
}

/// Both the present alarms and their history, with a switch between them. On a low screen with a banner of alarms, the switch
/// scrolls with them, below the alarms or above the history.
@preconcurrency @MainActor public struct AlarmsView: View {
  private let alarms: AlarmCenter
  @State private var showsHistory = false
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.bannerHeight }) private var bannerHeight

  /// Creates the views of some alarms.
  public init(_ alarms: AlarmCenter) { self.alarms = alarms }

  /// The switch, and the list or the history below it.
  public var body: some View {
    let moving = isLow && !alarms.journal.isEmpty ? AnyView(choice) : nil
    VStack(spacing: metrics.rowSpacing) {
      if moving == nil { choice.alignedWithRows() }
      if showsHistory { AlarmHistory(alarms, above: moving) } else { AlarmList(alarms, below: moving) }
    }
  }

  private var choice: some View {
    Picker(.toolkit("Alarms"), selection: $showsHistory) {
      Text(.toolkit("Alarms")).tag(false)
      Text(.toolkit("History")).tag(true)
    }
    .pickerStyle(.segmented)
  }

  /// Whether a banner, the bars and the switch would leave less than two rows.
  private var isLow: Bool {
    guard bannerHeight > 0, let screen else { return false }
    let bars = metrics.barHeight + metrics.tabBarHeight + ControlMetrics.leastTarget + metrics.rowSpacing
    return screen.height - bannerHeight - bars < ScreenMetrics.leastPage
  }
}
