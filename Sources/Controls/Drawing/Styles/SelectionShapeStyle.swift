import Runtime
import Values

/// Behind what is selected.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style of the surroundings.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    TintShapeStyle()._resolvedStyle(in: context)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// Behind what is selected.
  public nonisolated static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
