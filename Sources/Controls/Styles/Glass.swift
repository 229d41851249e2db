import Graphics
import Runtime
import Values

// Glass, as a quiet ground that lets some of what is below through: nothing is bent or blurred.

/// A ground of glass.
public nonisolated struct Glass: Hashable, Sendable {
  private var material: Material?
  private var color: Color?

  /// As usual, or clearer.
  public static let regular = Glass(material: .regular), clear = Glass(material: .ultraThin)
  /// None.
  public static let identity = Glass(material: nil)

  private init(material: Material?) { self.material = material }

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// No effect: glass on a panel does not react to touch.
  @available(*, deprecated, message: "Glass on a panel does not react to touch.")
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// What fills the shape.
  var style: AnyShapeStyle? { material.map { color.map { AnyShapeStyle($0.opacity(0.75)) } ?? AnyShapeStyle($0) } }
}

/// A quiet button of glass.
@preconcurrency @MainActor public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  /// The style.
  public init() { glass = .regular }
  /// The style, of a certain glass.
  public init(_ glass: Glass) { self.glass = glass }
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { pressed in
      ButtonBody(configuration: pressed, kind: .bare).glassEffect(glass)
    }
  }
}

/// The button that most people are looking for.
@preconcurrency @MainActor public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A quiet button of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A quiet button of a certain glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The button that most people are looking for.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// Views of glass that belong together.
@preconcurrency @MainActor public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Views of glass. They stay apart, however close they are.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: Content { content }
}

/// How glass comes and goes: as the view does.
public nonisolated struct GlassEffectTransition: Hashable, Sendable {
  let name: String
  /// As the view does.
  public static let identity = Self(name: "identity"), matchedGeometry = Self(name: "matchedGeometry")
  /// As the view does.
  public static let materialize = Self(name: "materialize")
}

/// How the content of a scroll view ends at an edge: where the edge is.
public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// Where the edge is.
  public static let automatic = Self(name: "automatic"), hard = Self(name: "hard"), soft = Self(name: "soft")
}

/// How wide buttons are.
public nonisolated struct ButtonSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// As wide as they need.
  public static let automatic = ButtonSizing(isFlexible: false), fitted = ButtonSizing(isFlexible: false)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(isFlexible: true)
}

extension View {
  /// Puts glass behind the view.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background { if let style = glass.style { shape.fill(style) } }
  }

  /// Puts glass behind the view, with round ends.
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// No effect: glass shapes on a panel never merge.
  @available(*, deprecated, message: "Glass shapes on a panel never merge.")
  public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// No effect: glass shapes on a panel never merge.
  @available(*, deprecated, message: "Glass shapes on a panel never merge.")
  public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// No effect: glass appears and disappears with its view; use transition(_:) on the view.
  @available(*, deprecated, message: "Glass appears and disappears with its view; use transition(_:) on the view.")
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// No effect: scrolled content is cut at the edge without an effect.
  @available(*, deprecated, message: "Scrolled content is cut at the edge without an effect.")
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// No effect: scrolled content is cut at the edge without an effect.
  @available(*, deprecated, message: "Scrolled content is cut at the edge without an effect.")
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// No effect: a panel has no sidebar that a picture could extend under.
  @available(*, deprecated, message: "A panel has no sidebar that a picture could extend under.")
  public func backgroundExtensionEffect() -> some View { self }

  /// No effect: use frame(maxWidth: .infinity) on the label to make a button fill its width.
  @available(*, deprecated, message: "Use frame(maxWidth: .infinity) on the label to make a button fill its width.")
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Puts a bar at the top or the bottom; scroll views in this view reach under it.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let bar = content()
    return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { bar.background(.bar) }
  }

  /// Puts a bar at a side; scroll views in this view reach under it.
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
