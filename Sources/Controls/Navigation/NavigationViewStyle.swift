import Runtime

/// How pages are shown. A panel shows one at a time.
@preconcurrency @MainActor public protocol NavigationViewStyle {}

/// What suits a panel: one page at a time.
@preconcurrency @MainActor public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// What suits a panel: one page at a time.
@preconcurrency @MainActor public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// What suits a panel.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// No effect: use NavigationStack or NavigationSplitView to choose between one page and columns.
  @available(
    *, deprecated, message: "Use NavigationStack or NavigationSplitView to choose between one page and columns."
  )
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
