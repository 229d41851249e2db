import Runtime
import Values

/// Grounds of small things on the background.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The ink of the surroundings.
  public func _ink(in site: InkSite) -> Ink {
    Ink(site.environment.palette.control)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// Grounds of small things on the background.
  public nonisolated static var fill: FillShapeStyle { FillShapeStyle() }
}
