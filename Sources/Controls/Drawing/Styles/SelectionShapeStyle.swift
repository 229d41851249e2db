import Runtime
import Values

/// Behind what is selected.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The ink of the surroundings.
  public func _ink(in site: InkSite) -> Ink {
    TintShapeStyle()._ink(in: site)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// Behind what is selected.
  public nonisolated static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
