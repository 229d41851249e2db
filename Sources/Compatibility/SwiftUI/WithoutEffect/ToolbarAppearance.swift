import Faceplate

/// The purpose of a navigation bar. On a panel all bars are arranged in the same way.
public nonisolated struct ToolbarRole: Hashable, Sendable {
  let name: String
  /// Accepted for compatibility with SwiftUI: the standard arrangement.
  public static let automatic = ToolbarRole(name: "automatic"), navigationStack = ToolbarRole(name: "stack")
  /// Accepted for compatibility with SwiftUI: the standard arrangement.
  public static let browser = ToolbarRole(name: "browser"), editor = ToolbarRole(name: "editor")
}

extension View {
  /// No effect: navigation bars of a panel have one line.
  @available(*, deprecated, message: "Navigation bars of a panel have one line.")
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// No effect: navigation bars of a panel have one line.
  @available(*, deprecated, message: "Navigation bars of a panel have one line.")
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// No effect: navigation bars of a panel have one line.
  @_disfavoredOverload
  @available(*, deprecated, message: "Navigation bars of a panel have one line.")
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// No effect: the title in the bar of a panel has no menu; use a Menu in the toolbar.
  @available(*, deprecated, message: "The title in the bar of a panel has no menu; use a Menu in the toolbar.")
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// No effect: the theme decides the background of bars.
  @available(*, deprecated, message: "The theme decides the background of bars.")
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// No effect: the theme decides the background of bars.
  @available(*, deprecated, message: "The theme decides the background of bars.")
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// No effect: the theme decides the background of bars.
  @available(*, deprecated, message: "The theme decides the background of bars.")
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// No effect: bars have the color scheme of their page; use preferredColorScheme(_:) on it.
  @available(*, deprecated, message: "Bars have the color scheme of their page; use preferredColorScheme(_:) on it.")
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

  /// No effect: all bars of a panel are arranged in the same way.
  @available(*, deprecated, message: "All bars of a panel are arranged in the same way.")
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

nonisolated extension ToolbarItemPlacement {
  /// No effect: a panel has no bar above its on-screen keyboard, so such items are not shown.
  @available(*, deprecated, message: "A panel has no bar above its on-screen keyboard; such items are not shown.")
  public static let keyboard = ToolbarItemPlacement(place: .hidden)
}

nonisolated extension ToolbarPlacement {
  /// No effect: the bar of tabs is always visible.
  @available(*, deprecated, message: "The bar of tabs of a panel is always visible.")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

nonisolated extension ToolbarDefaultItemKind {
  /// The button that shows or hides the sidebar. A panel has none, so removing it has no effect.
  @available(*, deprecated, message: "A panel has no button that shows or hides the sidebar.")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebar")
}
