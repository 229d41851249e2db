import Controls
import Looks
import Runtime
import Values

/// A timer of ``PanelTimers`` in a row: its name, the time that is left, and its buttons.
///
///     TimerRow("Eggs", timers: timers, name: "egg", duration: .seconds(300))
///     TimerRow("Lap", timers: timers, name: "lap")  // counts up
@preconcurrency @MainActor public struct TimerRow: View {
  private let title: LocalizedStringKey
  private let timers: PanelTimers
  private let name: String
  private let duration: Duration
  private let countsUp: Bool
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.isPrivacySensitive }) private var isPrivate

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: the words beside the time.
  ///   - timers: the timers.
  ///   - name: the name of the timer.
  ///   - duration: the time that the timer counts when it is started here.
  public init(_ title: LocalizedStringKey, timers: PanelTimers, name: String, duration: Duration) {
    (self.title, self.timers, self.name, self.duration, countsUp) = (title, timers, name, duration, false)
  }

  /// Creates the row of a timer that counts the time since it was started, up to ``PanelTimer/longest``.
  ///
  /// - Parameters:
  ///   - title: the words beside the time.
  ///   - timers: the timers.
  ///   - name: the name of the timer.
  public init(_ title: LocalizedStringKey, timers: PanelTimers, name: String) {
    (self.title, self.timers, self.name, duration, countsUp) = (title, timers, name, PanelTimer.longest, true)
  }

  /// The title and the time, and buttons that start, pause and end the timer.
  public var body: some View {
    let timer = timers[name]
    HStack(spacing: metrics.rowSpacing) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.subheadline).foregroundStyle(.secondary).lineLimit(1).shrinkable()
        time(of: timer).font(.title2.weight(.semibold))
          .foregroundStyle(timer.isOver ? Color.theme(\.danger) : Color.theme(\.text))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
      // The automatic style gives a frame only to text.
      buttons(timer).buttonStyle(.bordered)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(words.text(of: title))
  }

  @ViewBuilder private func time(of timer: PanelTimer) -> some View {
    if countsUp {
      ElapsedText(timer)
    } else {
      CountdownText(timer.phase == .idle ? PanelTimer(duration) : timer)
    }
  }

  @ViewBuilder private func buttons(_ timer: PanelTimer) -> some View {
    let (timers, name, duration) = (timers, name, duration)
    switch timer.phase {
    case .idle: button("Start", "play.fill") { timers.start(name, for: duration) }
    case .running: button("Pause", "pause.fill") { timers.toggle(name) }
    case .paused: button("Continue", "play.fill") { timers.toggle(name) }
    case .over: button("OK", "checkmark") { timers.reset(name) }
    }
    if mayStop(timer) { button("Stop", "stop.fill") { timers.reset(name) } }
  }

  /// Whether there is a button that stops the timer. A private timer always has one: the number of buttons would tell other
  /// programs that the timer is over.
  private func mayStop(_ timer: PanelTimer) -> Bool {
    switch timer.phase {
    case .running, .paused: true
    case .idle, .over: isPrivate
    }
  }

  private func button(
    _ title: LocalizedStringKey, _ symbol: String, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: symbol) }.accessibilityLabel(words(title))
  }
}

/// The time of day at which something is ready: “Ready at 12:30”.
@preconcurrency @MainActor public struct ReadyTime: View {
  private let moment: Duration
  @Environment({ $0 }) private var environment
  @Environment({ $0.localizer }) private var words

  /// Creates the text of a moment, since 1970 (UTC), in the time zone of clocks.
  public init(_ moment: Duration) { self.moment = moment }

  /// The text, in the hour cycle of clocks.
  public var body: some View {
    Text(verbatim: words("Ready at \(environment.timeOfDay(of: moment))")).monospacedDigit()
  }
}
