import Runtime

/// The arrangement of the pages of a ``NavigationView``. A panel shows one page at a time.
@preconcurrency @MainActor public protocol NavigationViewStyle {}

/// The style that shows one page at a time.
@preconcurrency @MainActor public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a stack navigation view style.
  public init() {}
}

/// The standard style: one page at a time.
@preconcurrency @MainActor public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the default navigation view style.
  public init() {}
}

/// Columns side by side, of which a panel shows one page at a time.
@preconcurrency @MainActor public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// Two columns side by side, of which a panel shows one page at a time.
@preconcurrency @MainActor public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a style with two columns.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side, of which a panel shows one page at a time.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The standard style: one page at a time.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// No effect: use NavigationStack or NavigationSplitView to choose between one page and columns.
  @available(
    *, deprecated, message: "Use NavigationStack or NavigationSplitView to choose between one page and columns."
  )
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
