import Runtime
import Values

/// The foreground style of the environment: the theme's text colour unless a view has set another.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.foreground`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the foreground style of the environment.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    context.foreground?.resolvedStyle(level: 0, in: context)
      ?? ForegroundStyles.themeStyle(level: 0, in: context.environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public nonisolated static var foreground: ForegroundStyle { ForegroundStyle() }
}
