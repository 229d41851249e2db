import Runtime
import Values

/// Text that stands where something can be entered.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style of the surroundings.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.secondaryText)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// Text that stands where something can be entered.
  public nonisolated static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
