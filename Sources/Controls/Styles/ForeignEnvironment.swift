import Runtime
import Values

// What other systems tell views and a panel has always one answer to.

extension EnvironmentValues {
  /// Whether something reads the panel out. The tree for it is always there.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }
  /// Whether colours are inverted. A panel inverts none.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the screen is dimmed while it goes on showing. A dimmed panel's backlight is.
  public var isLuminanceReduced: Bool { false }
  /// Whether people are searching: a panel's search field is always there.
  public var isSearching: Bool { false }
  /// Ends a search; a panel's search field stays.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Whether nothing that people write is corrected: never anything is.
  public var autocorrectionDisabled: Bool { true }
  /// Whether an application may open windows of its own: each display has one.
  public var supportsMultipleWindows: Bool { false }
}

/// Ends a search.
@preconcurrency @MainActor public struct DismissSearchAction {
  /// Ends a search; a panel's search field stays.
  public func callAsFunction() {}
}

private enum LeastRowHeightKey: EnvironmentKey { static var defaultValue: Double { RowLook.touchedHeight } }

extension EnvironmentValues {
  /// The least height of rows of lists, in points.
  public var defaultMinListRowHeight: Double {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }
}
