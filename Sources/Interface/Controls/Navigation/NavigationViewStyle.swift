import Runtime

/// The arrangement of the pages of a ``NavigationView`` with several views.
@preconcurrency @MainActor public protocol NavigationViewStyle {}

/// The style that shows one page at a time.
@preconcurrency @MainActor public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a stack navigation view style.
  public init() {}
}

/// The standard style: columns on a wide screen, otherwise one page at a time.
@preconcurrency @MainActor public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the default navigation view style.
  public init() {}
}

/// Columns side by side on a wide screen, otherwise one page at a time.
@preconcurrency @MainActor public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// Two columns side by side on a wide screen, otherwise one page at a time.
@preconcurrency @MainActor public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a style with two columns.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side on a wide screen, otherwise one page at a time.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The standard style: columns on a wide screen, otherwise one page at a time.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

private enum StackedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a ``NavigationView`` shows the first of several views alone.
  var isNavigationStacked: Bool {
    get { self[StackedKey.self] }
    set { self[StackedKey.self] = newValue }
  }
}

extension View {
  /// Sets whether each ``NavigationView`` with several views shows them as columns, where there is room, or the first of
  /// them alone.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(S.self == StackNavigationViewStyle.self) { $0.isNavigationStacked = $1 }
  }
}
