import Runtime
import Values

/// The style of separators: the theme's outline colour at half its opacity.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.separator`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the theme's outline colour at half its opacity.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.outline).faded(by: 0.5)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of thin lines between rows and groups.
  public nonisolated static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
