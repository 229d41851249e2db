import Faceplate

/// The animation between two pages. On a panel pages always slide.
public nonisolated struct NavigationTransition: Hashable, Sendable {
  private let name: String
  /// The standard transition: a slide.
  public static let automatic = Self(name: "automatic")
  /// A slide: pages of a panel do not zoom.
  @available(*, deprecated, message: "Pages of a panel always slide.")
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self { automatic }
}

extension View {
  /// No effect: pages of a panel always slide.
  @available(*, deprecated, message: "Pages of a panel always slide.")
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }

  /// No effect: pages of a panel always slide.
  @available(*, deprecated, message: "Pages of a panel always slide.")
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// No effect: pages of a panel always slide. The configuration is not called.
  @available(*, deprecated, message: "Pages of a panel always slide.")
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (MatchedTransitionSourceConfiguration) -> MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

/// The look of a view while it becomes a page. On a panel pages always slide.
@available(*, deprecated, message: "Pages of a panel always slide.")
@preconcurrency @MainActor public struct MatchedTransitionSourceConfiguration {
  /// No effect: pages of a panel always slide.
  @available(*, deprecated, message: "Pages of a panel always slide.")
  public func background(_ style: Color) -> Self { self }
  /// No effect: pages of a panel always slide.
  @available(*, deprecated, message: "Pages of a panel always slide.")
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// No effect: pages of a panel always slide.
  @available(*, deprecated, message: "Pages of a panel always slide.")
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}
