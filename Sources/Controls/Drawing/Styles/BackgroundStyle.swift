import Runtime
import Values

/// What lies behind everything.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style of the surroundings.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    context.environment.backgroundStyle?._resolvedStyle(in: context)
      ?? ResolvedStyle(context.environment.palette.background)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What lies behind everything.
  public nonisolated static var background: BackgroundStyle { BackgroundStyle() }
}
