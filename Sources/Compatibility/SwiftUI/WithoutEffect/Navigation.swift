import Faceplate

extension View {
  /// No effect: all badges of a panel look the same.
  @available(*, deprecated, message: "All badges of a panel look the same.")
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// The prominence of a badge. On a panel all badges look the same.
public nonisolated struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Accepted for compatibility with SwiftUI: all badges look the same.
  public static let standard = BadgeProminence(name: "standard"), decreased = BadgeProminence(name: "decreased")
  /// Accepted for compatibility with SwiftUI: all badges look the same.
  public static let increased = BadgeProminence(name: "increased")
}

extension View {
  /// No effect: the inspector is 270 points wide, and at most 40 % of the whole width.
  @available(*, deprecated, message: "The inspector is 270 points wide, and at most 40 % of the whole width.")
  public func inspectorColumnWidth(_ width: Double) -> some View { self }

  /// No effect: the inspector is 270 points wide, and at most 40 % of the whole width.
  @available(*, deprecated, message: "The inspector is 270 points wide, and at most 40 % of the whole width.")
  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View { self }
}

extension ToolbarItem {
  /// Creates an item from a view. The identity and the default visibility have no effect: the user cannot rearrange a
  /// panel's bars.
  @available(*, deprecated, message: "The user cannot rearrange a panel's bars; leave id and showsByDefault out.")
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

nonisolated extension ToolbarTitleDisplayMode {
  /// Large at the leading end of the bar. On a panel it is ``large``: the items of the bar need its width.
  @available(*, deprecated, renamed: "large", message: "The items of a panel's bar need its width.")
  public static let inlineLarge = large
}
