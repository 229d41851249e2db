import Runtime
import Values

/// The style of placeholder text in fields: the theme's secondary text colour.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.placeholder`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the theme's secondary text colour.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.secondaryText)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text in fields.
  public nonisolated static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
