import Graphics
import Runtime
import Values

/// A style with an opacity, a shadow or a blend mode.
public nonisolated struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// The modification that is applied to the base style.
  enum Change: Hashable, Sendable {
    case opacity(Double)
    case shadow(ShadowStyle)
    case blend(BlendMode)
  }

  let base: Base
  let change: Change

  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the base style and applies the modification.
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
  /// Returns the style with its opacity multiplied by a factor from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// Returns the style with a shadow behind or inside the filled shape.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .shadow(style))
  }

  /// Returns the style with a mode in which it is blended with what is behind it.
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .blend(mode))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with an opacity from 0 to 1.
  public nonisolated static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
  /// The foreground style with a shadow.
  public nonisolated static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}
