import Graphics
import Runtime
import Values

/// A style, changed: fainter, with a shadow, or mixed otherwise.
public nonisolated struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  enum Change: Hashable, Sendable {
    case opacity(Double)
    case shadow(ShadowStyle)
    case blend(BlendMode)
  }

  let base: Base
  let change: Change

  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style's style, changed.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    var resolvedStyle = base._resolvedStyle(in: context)
    switch change {
    case .opacity(let opacity): return resolvedStyle.faded(by: opacity)
    case .blend(let mode): resolvedStyle.blend = mode
    case .shadow(let shadow):
      resolvedStyle.shadows.append(
        ResolvedShadow(
          isInner: shadow.isInner, color: shadow.color.resolve(in: context.environment), radius: shadow.radius,
          offset: Point(x: shadow.x, y: shadow.y)))
    }
    return resolvedStyle
  }
}

extension ShapeStyle {
  /// The style, fainter: 0 draws nothing.
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// The style with a shadow.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .shadow(style))
  }

  /// The style, mixed with what is below in another way.
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .blend(mode))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground's style, fainter.
  public nonisolated static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
  /// The foreground's style with a shadow.
  public nonisolated static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}
