import Runtime

/// How the columns of a split view share the width. On a panel they always do so in the same way.
public nonisolated struct NavigationSplitViewStyle: Hashable, Sendable {
  let name: String
  /// The columns have their standard shares of the width.
  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  /// Accepted for compatibility with SwiftUI: the standard shares.
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  /// Accepted for compatibility with SwiftUI: the standard shares.
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominent")
}

extension View {
  /// No effect: the columns of a panel always share its width in the same way.
  @available(*, deprecated, message: "The columns of a panel always share its width in the same way.")
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }

  /// No effect: the columns of a panel always share its width in the same way.
  @available(*, deprecated, message: "The columns of a panel always share its width in the same way.")
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// No effect: the columns of a panel always share its width in the same way.
  @available(*, deprecated, message: "The columns of a panel always share its width in the same way.")
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    self
  }
}
