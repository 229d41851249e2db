import Runtime
import Values

/// What can be changed, and what is chosen.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style of the surroundings.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    context.environment.tintStyle?._resolvedStyle(in: context)
      ?? ResolvedStyle(Color.accentColor.resolve(in: context.environment))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What can be changed, and what is chosen.
  public nonisolated static var tint: TintShapeStyle { TintShapeStyle() }
}
