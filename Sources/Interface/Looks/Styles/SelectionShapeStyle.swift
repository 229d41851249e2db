import Runtime
import Values

/// The background of selected elements: the tint.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.selection`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the tint of the environment.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    TintShapeStyle()._resolvedStyle(in: context)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected elements.
  public nonisolated static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
