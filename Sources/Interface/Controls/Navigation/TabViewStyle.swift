import Runtime
import Values

/// The appearance of a ``TabView``.
@preconcurrency @MainActor public protocol TabViewStyle {
  /// When dots show the current page, for pages that are turned by swiping; `nil` for a bar of tabs.
  var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode? { get }
}

/// The standard style: a bar of tabs below the page.
@preconcurrency @MainActor public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default tab view style.
  public init() {}
  /// The value `nil`: a bar of tabs.
  public var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Pages side by side that are turned by swiping.
@preconcurrency @MainActor public struct PageTabViewStyle: TabViewStyle {
  /// When dots show the current page.
  public nonisolated enum IndexDisplayMode: Sendable {
    /// If there are several pages.
    case automatic
    /// Always, even for one page.
    case always
    /// The dots are hidden.
    case never
  }

  private let mode: IndexDisplayMode

  /// Creates a page style with a mode for its dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// The mode of the dots.
  public var _indexDisplayMode: IndexDisplayMode? { mode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs below the page.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A bar of tabs below the page.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// Accepted for compatibility with SwiftUI: a bar of tabs below the page.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side that are turned by swiping.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side that are turned by swiping, with dots according to the mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The properties of a tab view style, as the environment carries them.
struct TabLook: Equatable {
  var isPaged = false
  var dots = PageTabViewStyle.IndexDisplayMode.automatic
}

private enum TabLookKey: EnvironmentKey { static var defaultValue: TabLook { TabLook() } }

extension EnvironmentValues {
  /// The style of tab views in a view.
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tab views in this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let mode = style._indexDisplayMode
    return environment(TabLook(isPaged: mode != nil, dots: mode ?? .automatic)) { $0.tabLook = $1 }
  }
}
