import Runtime
import Values

/// Lines between things.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style of the surroundings.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.outline).faded(by: 0.5)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// Lines between things.
  public nonisolated static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
