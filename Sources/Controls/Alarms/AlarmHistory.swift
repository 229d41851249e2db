import Runtime
import Values

/// The journal of alarms, the newest entry first: when which alarm went into which state, and because of whom.
@preconcurrency @MainActor public struct AlarmHistory: View {
  private let alarms: AlarmCenter

  /// Creates the history of some alarms.
  public init(_ alarms: AlarmCenter) { self.alarms = alarms }

  /// An entry with its position, which tells entries with the same words apart.
  private struct Line: Identifiable {
    let id: Int
    let entry: AlarmEntry
  }

  /// The entries; a message where there is none.
  public var body: some View {
    let journal = alarms.journal
    if journal.isEmpty {
      ContentUnavailableView(.toolkit("No alarms"), systemImage: "clock")
    } else {
      List(journal.enumerated().map { Line(id: $0.offset, entry: $0.element) }.reversed()) { line in
        AlarmEntryRow(entry: line.entry, kind: alarms[line.entry.alarm]?.kind)
      }
    }
  }
}

/// A line of the history.
private struct AlarmEntryRow: View {
  let entry: AlarmEntry
  /// The definition; `nil` for an alarm of a former version of the panel.
  let kind: AlarmKind?
  @Environment(\.self) private var environment

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(verbatim: environment.timeOfDay(of: entry.moment, showsSeconds: true)).monospacedDigit()
        .foregroundStyle(.secondary)
      AlarmMark(kind?.priority ?? .low, entry.new == .unacknowledged ? .acknowledged : entry.new)
      VStack(alignment: .leading, spacing: 0) {
        Text(kind?.title ?? LocalizedStringKey(stringLiteral: entry.alarm)).lineLimit(2)
        HStack(spacing: 8) {
          Text(entry.new.title)
          Text(verbatim: entry.actor)
        }
        .font(.footnote).foregroundStyle(.secondary).lineLimit(1).shrinkable()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .combine)
  }
}

/// Both the present alarms and their history, with a switch between them.
@preconcurrency @MainActor public struct AlarmsView: View {
  private let alarms: AlarmCenter
  @State private var showsHistory = false
  @Environment(\.screenMetrics) private var metrics

  /// Creates the views of some alarms.
  public init(_ alarms: AlarmCenter) { self.alarms = alarms }

  /// The switch, and the list or the history below it.
  public var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      Picker(.toolkit("Alarms"), selection: $showsHistory) {
        Text(.toolkit("Alarms")).tag(false)
        Text(.toolkit("History")).tag(true)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal, metrics.margin)
      if showsHistory { AlarmHistory(alarms) } else { AlarmList(alarms) }
    }
  }
}
