/// Does again what filled a view.
@preconcurrency @MainActor public struct RefreshAction {
  let action: () async -> Void
  /// Does it.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What fills the view again, if an ancestor says so.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Says what fills the view again: a button inside finds it in the environment. A panel has no gesture for it.
  public func refreshable(action: @escaping () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
