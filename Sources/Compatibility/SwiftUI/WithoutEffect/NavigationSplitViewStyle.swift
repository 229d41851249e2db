import Faceplate

/// The way in which the columns of a split view share the width. On a panel it is always the same.
@preconcurrency @MainActor public protocol NavigationSplitViewStyle {}

/// The columns have their standard shares of the width.
@preconcurrency @MainActor public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the automatic style.
  public init() {}
}

/// The columns share the width; on a panel in the standard way.
@preconcurrency @MainActor public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a balanced style.
  public init() {}
}

/// The detail keeps its width; on a panel it has the standard share.
@preconcurrency @MainActor public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a style with a prominent detail.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The columns have their standard shares of the width.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The standard shares on a panel.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The standard shares on a panel.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// No effect: the columns of a panel always share its width in the same way.
  @available(*, deprecated, message: "The columns of a panel always share its width in the same way.")
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// No effect: the columns of a panel always share its width in the same way.
  @available(*, deprecated, message: "The columns of a panel always share its width in the same way.")
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// No effect: the columns of a panel always share its width in the same way.
  @available(*, deprecated, message: "The columns of a panel always share its width in the same way.")
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    self
  }
}
