import Graphics
import Runtime
import Values

// Liquid Glass in its simplest form: a translucent background. Nothing behind it is refracted or blurred.

/// The material that ``View/glassEffect(_:)`` draws behind a view.
public nonisolated struct Glass: Hashable, Sendable {
  private var material: Material?
  private var color: Color?

  /// The regular glass, and a more transparent one.
  public static let regular = Glass(material: .regular), clear = Glass(material: .ultraThin)
  /// No glass: the effect draws nothing.
  public static let identity = Glass(material: nil)

  private init(material: Material?) { self.material = material }

  /// Returns the glass tinted with a colour, or without a tint for `nil`.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The style that fills the shape of the effect; `nil` for the identity.
  var style: AnyShapeStyle? { material.map { color.map { AnyShapeStyle($0.opacity(0.75)) } ?? AnyShapeStyle($0) } }
}

/// A container for views with glass effects. On a panel it only groups them.
@preconcurrency @MainActor public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container of views with glass effects.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views in the container, unchanged.
  public var body: Content { content }
}

extension View {
  /// Draws glass behind the view in a shape.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background { if let style = glass.style { shape.fill(style) } }
  }

  /// Draws glass behind the view in a capsule.
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Places a bar with the bar material above the top or below the bottom edge of the view. Scroll views in the
  /// view extend under the bar and inset their content by its height.
  ///
  /// - Parameters:
  ///   - edge: the edge at which the bar is.
  ///   - alignment: the horizontal position of the bar.
  ///   - spacing: the distance between the bar and the content, in points; `nil` for the default.
  ///   - content: the bar.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let bar = content()
    return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { bar.background(.bar) }
  }

  /// Places a bar at the leading or the trailing edge of the view. Scroll views in the view extend under the
  /// bar and inset their content by its width.
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
