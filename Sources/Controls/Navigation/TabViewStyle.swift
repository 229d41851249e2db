import Runtime
import Values

/// How the pages of a ``TabView`` are shown and chosen.
@preconcurrency @MainActor public protocol TabViewStyle {
  /// Whether pages are turned rather than named, and whether dots say which it is.
  var _isPaged: (Bool, showsDots: Bool) { get }
}

/// A bar with the names of the pages.
@preconcurrency @MainActor public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// There is a bar.
  public var _isPaged: (Bool, showsDots: Bool) { (false, false) }
}

/// Pages side by side that a finger turns.
@preconcurrency @MainActor public struct PageTabViewStyle: TabViewStyle {
  /// When dots say which page it is.
  public nonisolated enum IndexDisplayMode: Sendable {
    /// If there are several pages, always, or never.
    case automatic, always, never
  }

  private let mode: IndexDisplayMode

  /// The style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// There are dots, if any.
  public var _isPaged: (Bool, showsDots: Bool) { (true, mode != .never) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar with the names of the pages.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A bar with the names of the pages.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A bar with the names of the pages.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side that a finger turns.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side that a finger turns.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// What a style says.
struct TabLook: Equatable { var isPaged = false, showsDots = false }

private enum TabLookKey: EnvironmentKey { static var defaultValue: TabLook { TabLook() } }

extension EnvironmentValues {
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pages of tab views in this view are shown and chosen.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, TabLook(isPaged: style._isPaged.0, showsDots: style._isPaged.showsDots))
  }
}
