import Faceplate

/// An oven from power-on to done: programs with a curve and a core probe, kitchen timers, a child lock, faults, and a
/// service page behind a code.
///
/// ``OvenModel`` is the machine behind it; a ``SimulatedOven`` heats until a real oven takes its place.
public struct BakePanel: View {
  @State private var oven = OvenModel()
  @State private var timers = PanelTimers(["first", "second", "third"], group: "bake-timers")
  @State private var access = AccessCenter.ofGallery()
  @AppStorage("bake.locked") private var isLocked = false
  @State private var isCleaning = false
  @State private var page = BakePage.programs

  /// Creates the panel of an oven that is cold.
  public init() {}

  /// The page, below a line that is the same on all pages.
  public var body: some View {
    VStack(spacing: 0) {
      BakeHeader(timers: timers, page: $page, lock: { isLocked = true })
      content
    }
    .idleReturn(after: .seconds(180), isOn: page != .programs) {
      page = .programs
      access.signOut()
    }
    .timers(timers)
    .alarms(oven.alarms)
    .drives(oven)
    .sensoryFeedback(.success, trigger: oven.finished)
    .childLock($isLocked) {
      if oven.job != nil { Button("Stop", role: .destructive) { oven.stop() } }
    }
    .cleaningLock($isCleaning)
    .accessControl(access)
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .programs: OvenPrograms(oven: oven)
    case .timers: OvenTimers(timers: timers).accessibilityAction(.escape, leave)
    case .more: OvenMore(oven: oven, isCleaning: $isCleaning, page: $page).accessibilityAction(.escape, leave)
    case .service: OvenService(oven: oven).accessibilityAction(.escape, leave)
    }
  }

  /// Goes back to the programs.
  private func leave() { page = .programs }
}

/// The pages of the oven's panel.
enum BakePage { case programs, timers, more, service }

/// The line above all pages: the time of day, and the buttons that lead to the pages.
private struct BakeHeader: View {
  let timers: PanelTimers
  @Binding var page: BakePage
  let lock: () -> Void
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    HStack(spacing: 0) {
      WallClock().font(.headline)
      Spacer()
      if page != .programs { button("Programs", "house") { page = .programs } }
      if page != .timers {
        if let timer { CountdownText(timer).foregroundStyle(timer.isOver ? Color.theme(\.danger) : .secondary) }
        button("Timers", "timer") { page = .timers }
      }
      button("Child lock", "lock", action: lock)
      if page != .more { button("More", "ellipsis") { page = .more } }
    }
    // Leave room for the focus ring around the buttons.
    .padding(.leading, metrics.margin)
    .padding([.top, .trailing], max(8, metrics.margin / 2))
  }

  /// The most important kitchen timer: one that is over, otherwise the one that ends next.
  private var timer: PanelTimer? {
    let all = timers.names.map { timers[$0] }
    return all.first(where: \.isOver) ?? all.filter(\.isRunning).min { ($0.deadline ?? .zero) < ($1.deadline ?? .zero) }
  }

  private func button(_ name: String, _ symbol: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol).frame(width: 48 * metrics.typeScale, height: 44 * metrics.typeScale)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(name)
  }
}
