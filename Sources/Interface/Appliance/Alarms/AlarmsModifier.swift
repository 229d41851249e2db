import Controls
import Looks
import Runtime
import Values

private enum AlarmActorKey: EnvironmentKey { static var defaultValue: String { "operator" } }

extension EnvironmentValues {
  /// The name that the journal records for a person's actions on alarms.
  public var alarmActor: String {
    get { self[AlarmActorKey.self] }
    set { self[AlarmActorKey.self] = newValue }
  }
}

/// Connects alarms with the panel.
private struct AlarmsModifier: ViewModifier {
  let alarms: AlarmCenter
  let showsBanner: Bool
  @Environment({ $0.stage }) private var stage
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.screenMetrics }) private var metrics
  @State private var showsList = false

  func body(content: Content) -> some View {
    content
      .environment(showsBanner && !alarms.present.isEmpty ? ControlMetrics.leastTarget + metrics.rowSpacing : 0) {
        $0.bannerHeight = $1
      }
      .steadyBar {
        if showsBanner {
          VStack(spacing: 0) { AlarmBanner(alarms) { showsList = true } }
            .onGeometryChange(for: Double.self) {
              $0.size.height
            } action: { _ in
              stage?.services.existing(TextInput.self)?.pageMoved()
            }
        }
      }
      .sheet(isPresented: $showsList) { AlarmsSheet(alarms: alarms) }
      .onAppear { if let stage { alarms.attach(to: stage) } }
      .onDisappear { stage?.feedback.alarm = nil }
      .drives(alarms)
      .onChange(of: alarms.sound, initial: true) { stage?.feedback.alarm = $1 }
      .onChange(of: alarms.calls.read()) { announce() }
      .onChange(of: alarms.departures.count.read()) { announce(gone: alarms.departures.take()) }
  }

  /// Announces the words of the most important alarm and its advice.
  private func announce() {
    guard let alarm = alarms.present.first else { return }
    let parts = [alarm.kind.title, alarm.kind.advice].compactMap { $0 }.map { words.text(of: $0) }
    Announcer.announce(parts.joined(separator: ". "), isUrgent: true)
  }

  /// Announces once the end of each alarm that has ended by itself, after the present speech.
  private func announce(gone names: [String]) {
    for name in names {
      if let alarm = alarms[name] { Announcer.announce(words("Over: \(words.text(of: alarm.kind.title))")) }
    }
  }
}

/// The list of alarms above the panel, with a button that closes it.
private struct AlarmsSheet: View {
  let alarms: AlarmCenter
  @Environment({ $0.dismiss }) private var dismiss
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      AlarmsView(alarms)
      Button(.toolkit("Close")) { dismiss() }.keyboardShortcut(.cancelAction)
    }
    // The sheet adds its margins.
    .frame(height: max(160, (screen?.height ?? 480) - 2 * metrics.margin - 48) - 2 * metrics.margin)
  }
}

extension View {
  /// Connects alarms with this view: they follow the panel's clock, their journal is stored beside the panel's
  /// settings, sound and speech call for attention, and a banner is shown above the view while there are alarms.
  ///
  /// Use it once, around the whole panel. The panel's feedback plays the call of the most urgent alarm
  /// (``AlarmCenter/sound``) at once, and again until the alarm is acknowledged or has gone.
  ///
  /// - Parameter showsBanner: whether the banner is shown; a panel may place its own ``AlarmBanner``.
  public func alarms(_ alarms: AlarmCenter, showsBanner: Bool = true) -> some View {
    modifier(AlarmsModifier(alarms: alarms, showsBanner: showsBanner))
  }
}
