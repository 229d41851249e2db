import Runtime
import Values

/// The style of the foreground around.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style of the surroundings.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    context.foreground?.resolvedStyle(level: 0, in: context)
      ?? ForegroundStyles.themeStyle(level: 0, in: context.environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground around.
  public nonisolated static var foreground: ForegroundStyle { ForegroundStyle() }
}
