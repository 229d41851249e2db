/// What a bar is for. A panel's bars are all of one kind.
public nonisolated struct ToolbarRole: Hashable, Sendable {
  let name: String
  /// What is meant.
  public static let automatic = ToolbarRole(name: "automatic"), navigationStack = ToolbarRole(name: "stack")
  /// What is meant.
  public static let browser = ToolbarRole(name: "browser"), editor = ToolbarRole(name: "editor")
}

/// How large the title in a bar is. A panel's bars have titles of one size.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  /// The size.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic"),
    large = ToolbarTitleDisplayMode(name: "large")
  /// The size.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// The size.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

extension View {
  /// Accepted as in SwiftUI: a panel's bars have one line.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Accepted as in SwiftUI: a panel's bars have one line.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Accepted as in SwiftUI: a panel's bars have one line.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// Accepted as in SwiftUI: a panel's bars have no menu at their title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Accepted as in SwiftUI: a panel's bars have grounds of their own.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepted as in SwiftUI: a panel's bars have grounds of their own.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepted as in SwiftUI: a panel's bars have grounds of their own.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepted as in SwiftUI: bars look as their page.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepted as in SwiftUI: a panel's bars are all of one kind.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Accepted as in SwiftUI: a panel's bars have titles of one size.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
}
