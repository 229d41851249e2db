import Runtime
import Values

/// The background of the environment: that of the theme unless ``View/backgroundStyle(_:)`` has set another.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.background`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the background of the environment.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    context.environment.backgroundStyle?._resolvedStyle(in: context)
      ?? ResolvedStyle(context.environment.pageColor)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the environment.
  public nonisolated static var background: BackgroundStyle { BackgroundStyle() }
}
