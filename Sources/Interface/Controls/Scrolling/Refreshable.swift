import Looks
import Graphics
import Runtime

/// Reloads the content of a view; read from the environment where an ancestor is ``View/refreshable(action:)``.
@preconcurrency @MainActor public struct RefreshAction {
  let action: () async -> Void
  /// Performs the action of the ancestor, and returns when it has completed.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action that reloads the content; `nil` where no ancestor is ``View/refreshable(action:)``.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Performs an action when the content of a scroll view is pulled down beyond its start and released.
private struct PullToRefreshModifier: ViewModifier {
  let action: () async -> Void
  @State private var pull = 0.0
  @State private var isRefreshing = false
  @State private var runner = TaskRunner()
  @Environment({ $0.panelClock }) private var clock

  /// The distance, in points of the content's movement, by which the content has to be pulled.
  private static var threshold: Double { 48 }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.scrolling) { $0.bouncingAxes = [.horizontal, .vertical] }
      .onScrollGeometryChange(for: Double.self) {
        max(0, -$0.bounds.minY)
      } action: {
        pull = $1
      }
      // A cancelled drag does not end, so it does not refresh.
      .simultaneousGesture(DragGesture().onEnded { _ in if pull >= Self.threshold { refresh() } })
      .onKeyPress(keys: ["r"], phases: .down) { press in
        guard press.modifiers.contains(.control) else { return .ignored }
        refresh()
        return .handled
      }
      .accessibilityAction(toolkit: "Refresh") { refresh() }
      .overlay(alignment: .top) { indicator.allowsHitTesting(false) }
      .environment(RefreshAction(action: action)) { $0.refresh = $1 }
  }

  /// The progress of the pull, and then a spinner until the action returns.
  @ViewBuilder private var indicator: some View {
    if isRefreshing {
      Spinner().padding(8).background(Circle().fill(.background)).padding(.top, 8)
        .accessibilityElement(children: .ignore).accessibilityLabel(.toolkit("Refreshing"))
    } else if pull > 0 {
      RingVisual(from: 0, to: min(1, pull / Self.threshold), start: -0.25, sweep: 1).frame(width: 28, height: 28)
        .padding(8).background(Circle().fill(.background)).padding(.top, 8)
        .accessibilityHidden(true)
    }
  }

  /// Runs the action, unless it is running already.
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
  /// Lets the user reload the content of the scroll view or list in this view: by pulling it down and releasing
  /// it, with Control-R, or with the accessibility action “Refresh”. A spinner is shown until the action returns. A
  /// cancelled touch does not reload.
  ///
  /// A knob cannot pull the content. Give it a button that reads the action from the environment:
  ///
  ///     @Environment(\.refresh) private var refresh
  ///     … Button("Refresh") { Task { await refresh?() } }
  public func refreshable(action: @escaping () async -> Void) -> some View {
    modifier(PullToRefreshModifier(action: action))
  }
}
