import Runtime
import Values

/// How a list looks.
@preconcurrency @MainActor public protocol ListStyle {
  /// Whether rows stand on cards.
  var _isInset: Bool { get }
}

/// Rows on cards.
@preconcurrency @MainActor public struct DefaultListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Rows stand on cards.
  public var _isInset: Bool { true }
}

/// Rows from edge to edge.
@preconcurrency @MainActor public struct PlainListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Rows stand on the list's own ground.
  public var _isInset: Bool { false }
}

/// Rows on cards with round corners.
@preconcurrency @MainActor public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Rows stand on cards.
  public var _isInset: Bool { true }
}

/// Rows of a section together.
@preconcurrency @MainActor public struct GroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Rows stand on cards.
  public var _isInset: Bool { true }
}

/// Rows from edge to edge.
@preconcurrency @MainActor public struct InsetListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Rows stand on the list's own ground.
  public var _isInset: Bool { false }
}

/// Rows on cards, in sections that can be shut.
@preconcurrency @MainActor public struct SidebarListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Rows stand on cards.
  public var _isInset: Bool { true }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows on cards, in sections that can be shut.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// Rows on cards.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows on cards with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows of a section together.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// What a list style says.
struct ListLook: Equatable {
  var isInset = true
  /// Whether the headers of sections that can be shut say so.
  var showsExpansion = false
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { ListLook() } }
private enum ContentGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  var isContentBackgroundHidden: Bool {
    get { self[ContentGroundKey.self] }
    set { self[ContentGroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists in this view look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.listLook, ListLook(isInset: style._isInset, showsExpansion: style is SidebarListStyle))
  }

  /// Shows or hides what stands behind lists and forms in this view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.isContentBackgroundHidden, visibility == .hidden)
  }
}
