import Runtime
import Values

/// The background of the whole panel, from the theme.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.windowBackground`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the theme's background colour.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.pageColor)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of the whole panel.
  public nonisolated static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
