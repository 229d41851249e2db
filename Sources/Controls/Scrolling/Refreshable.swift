import Graphics
import Runtime

/// Loads the content of a view again.
@preconcurrency @MainActor public struct RefreshAction {
  let action: () async -> Void
  /// Loads the content; returns when it is there.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Loads the content again, where a view around this one is ``View/refreshable(action:)``.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Starts an action when the content of a scroll view is pulled down beyond its beginning and let go.
private struct PullToRefreshModifier: ViewModifier {
  let action: () async -> Void
  @State private var pull = 0.0
  @State private var isRefreshing = false
  @State private var runner = TaskRunner()
  @Environment(\.panelClock) private var clock

  /// How far the content has to be pulled, in points as it moves.
  private static var threshold: Double { 48 }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.scrolling) { $0.bounces = true }
      .onScrollGeometryChange(for: Double.self) {
        max(0, -$0.contentOffset.y)
      } action: {
        pull = $1
      }
      // A drag that is cancelled does not end, and refreshes nothing.
      .simultaneousGesture(DragGesture().onEnded { _ in if pull >= Self.threshold { refresh() } })
      .onKeyPress(keys: ["r"], phases: .down) { press in
        guard press.modifiers.contains(.control) else { return .ignored }
        refresh()
        return .handled
      }
      .overlay(alignment: .top) { indicator.allowsHitTesting(false) }
      .environment(\.refresh, RefreshAction(action: action))
  }

  @ViewBuilder private var indicator: some View {
    if isRefreshing {
      Spinner().padding(8).background(Circle().fill(.background)).padding(.top, 8)
        .accessibilityElement(children: .ignore).accessibilityLabel("Refreshing")
    } else if pull > 0 {
      RingVisual(from: 0, to: min(1, pull / Self.threshold), start: -0.25, sweep: 1).frame(width: 28, height: 28)
        .padding(8).background(Circle().fill(.background)).padding(.top, 8)
        .accessibilityHidden(true)
    }
  }

  private func refresh() {
    if isRefreshing { return }
    isRefreshing = true
    runner.start(priority: .userInitiated, on: clock) {
      await action()
      isRefreshing = false
    }
  }
}

extension View {
  /// Loads the content of the scroll view or list in this view again when it is pulled down beyond its beginning and let
  /// go, or when Control-R is pressed inside. A wheel turns until the action returns; the pull of a finger that is
  /// cancelled does nothing.
  ///
  /// A knob cannot pull: a button for it finds the action in the environment.
  ///
  ///     @Environment(\.refresh) private var refresh
  ///     … Button("Refresh") { Task { await refresh?() } }
  public func refreshable(action: @escaping () async -> Void) -> some View {
    modifier(PullToRefreshModifier(action: action))
  }
}
