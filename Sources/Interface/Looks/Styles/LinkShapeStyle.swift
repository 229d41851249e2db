import Runtime
import Values

/// The style of links: the theme's tint.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.link`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the theme's tint.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.tint)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of a text that opens something when it is tapped.
  public nonisolated static var link: LinkShapeStyle { LinkShapeStyle() }
}
