import Runtime
import Values

/// The tint of the environment: the style of controls, values and selections.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.tint`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the tint of the environment, or the theme's where no view has set one.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    context.environment.tintStyle?._resolvedStyle(in: context)
      ?? ResolvedStyle(Color.accentColor.resolve(in: context.environment))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public nonisolated static var tint: TintShapeStyle { TintShapeStyle() }
}
