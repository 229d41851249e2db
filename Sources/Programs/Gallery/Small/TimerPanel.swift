import Faceplate

/// A timer that keeps running while the panel restarts.
struct TimerPanel: View {
  @State private var timers = PanelTimers(["tea"], group: "small-timers")

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "cup.and.saucer").font(.system(size: 72)).accessibilityHidden(true)
      TimerRow("Tea", timers: timers, name: "tea", duration: .seconds(240))
    }
    .padding(16)
    .timers(timers)
  }
}
