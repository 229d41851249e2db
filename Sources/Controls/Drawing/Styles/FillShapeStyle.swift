import Runtime
import Values

/// Grounds of small things on the background.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style of the surroundings.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.control)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// Grounds of small things on the background.
  public nonisolated static var fill: FillShapeStyle { FillShapeStyle() }
}
