import Runtime
import Values

/// Text that stands where something can be entered.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The ink of the surroundings.
  public func _ink(in site: InkSite) -> Ink {
    Ink(site.environment.palette.secondaryText)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// Text that stands where something can be entered.
  public nonisolated static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
