import Faceplate

nonisolated extension Glass {
  /// No effect: glass on a panel does not react to touch.
  @available(*, deprecated, message: "Glass on a panel does not react to touch.")
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension GlassEffectContainer {
  /// Creates a container of views with glass effects. `spacing` has no effect: glass shapes never merge.
  @available(*, deprecated, message: "Glass shapes never merge, at any distance; leave spacing out.")
  public init(spacing: Double?, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

/// The transition of a glass effect. On a panel the effect always appears and disappears together with its view.
public nonisolated struct GlassEffectTransition: Hashable, Sendable {
  let name: String
  /// The effect appears and disappears with its view.
  public static let identity = Self(name: "identity"), matchedGeometry = Self(name: "matchedGeometry")
  /// The effect appears and disappears with its view.
  public static let materialize = Self(name: "materialize")
}

extension View {
  /// No effect: glass shapes on a panel never merge.
  @available(*, deprecated, message: "Glass shapes on a panel never merge.")
  public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// No effect: glass shapes on a panel never merge.
  @available(*, deprecated, message: "Glass shapes on a panel never merge.")
  public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// No effect: glass appears and disappears with its view; use transition(_:) on the view.
  @available(*, deprecated, message: "Glass appears and disappears with its view; use transition(_:) on the view.")
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// No effect: a panel has no sidebar that a picture could extend under.
  @available(*, deprecated, message: "A panel has no sidebar that a picture could extend under.")
  public func backgroundExtensionEffect() -> some View { self }
}
