import Looks
import Runtime
import Values

/// The appearance of a list: the surface under its rows.
@preconcurrency @MainActor public protocol ListStyle {
  /// Whether the rows are on cards that are inset from the edges of the list.
  var _isInset: Bool { get }
}

/// The standard style: rows on cards with rounded corners.
@preconcurrency @MainActor public struct DefaultListStyle: ListStyle {
  /// Creates the default list style.
  public init() {}
  /// True: the rows are on cards.
  public var _isInset: Bool { true }
}

/// Rows from edge to edge, without cards.
@preconcurrency @MainActor public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
  /// False: the rows are on the background of the list.
  public var _isInset: Bool { false }
}

/// Rows on cards with rounded corners.
@preconcurrency @MainActor public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public init() {}
  /// True: the rows are on cards.
  public var _isInset: Bool { true }
}

/// The rows of each section on a card.
@preconcurrency @MainActor public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
  /// True: the rows are on cards.
  public var _isInset: Bool { true }
}

/// Rows from edge to edge, without cards.
@preconcurrency @MainActor public struct InsetListStyle: ListStyle {
  /// Creates an inset list style.
  public init() {}
  /// False: the rows are on the background of the list.
  public var _isInset: Bool { false }
}

/// Rows on cards, in sections that the user can collapse.
@preconcurrency @MainActor public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
  /// True: the rows are on cards.
  public var _isInset: Bool { true }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows on cards, in sections that the user can collapse.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The standard style: rows on cards with rounded corners.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, without cards.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows on cards with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The rows of each section on a card.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, without cards.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The properties of a list style, as the environment carries them.
struct ListLook: Equatable {
  var isInset = true
  /// Whether the headers of collapsible sections are buttons that collapse them.
  var showsExpansion = false
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { ListLook() } }
private enum ContentBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The properties of the style of lists in a view.
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// Whether lists and forms in a view draw no background.
  var isContentBackgroundHidden: Bool {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of lists in this view.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(ListLook(isInset: style._isInset, showsExpansion: style is SidebarListStyle)) { $0.listLook = $1 }
  }

  /// Shows or hides the background of lists and forms in this view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(visibility == .hidden) { $0.isContentBackgroundHidden = $1 }
  }
}
