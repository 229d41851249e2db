import Faceplate

/// The fading of a scroll view's content at an edge. On a panel the content is clipped at the edge.
public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// A style. The edges of scroll views are shaded in one.
  public static let automatic = Self(name: "automatic"), hard = Self(name: "hard"), soft = Self(name: "soft")
}

extension View {
  /// No effect: the edges of scroll views are shaded in one style.
  @available(*, deprecated, message: "The edges of scroll views are shaded in one style.")
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
}
