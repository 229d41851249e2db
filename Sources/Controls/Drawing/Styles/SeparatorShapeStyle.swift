import Runtime
import Values

/// Lines between things.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The ink of the surroundings.
  public func _ink(in site: InkSite) -> Ink {
    Ink(site.environment.palette.outline).faded(by: 0.5)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// Lines between things.
  public nonisolated static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
