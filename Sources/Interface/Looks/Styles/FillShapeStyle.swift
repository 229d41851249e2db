import Runtime
import Values

/// The background of small elements such as controls, from the theme.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.fill`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the theme's control colour.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.control)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The background of small elements such as controls.
  public nonisolated static var fill: FillShapeStyle { FillShapeStyle() }
}
