/// How the columns of a split view share the panel.
public nonisolated struct NavigationSplitViewStyle: Hashable, Sendable {
  let name: String
  /// As they do.
  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  /// As they do.
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  /// As they do.
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominent")
}

extension View {
  /// Accepted as in SwiftUI: a panel's columns share it as they do.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }

  /// Accepted as in SwiftUI: a panel's columns share it as they do.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// Accepted as in SwiftUI: a panel's columns share it as they do.
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    self
  }
}
