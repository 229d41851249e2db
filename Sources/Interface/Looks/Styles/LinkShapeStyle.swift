import Runtime
import Values

/// The style of links: the tint of the environment, as far as it can be read as text.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.link`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the tint of the environment, or the theme's where no view has set one.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(Color.tint(.text).resolve(in: context.environment))
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of a text that opens something when it is tapped.
  public nonisolated static var link: LinkShapeStyle { LinkShapeStyle() }
}
