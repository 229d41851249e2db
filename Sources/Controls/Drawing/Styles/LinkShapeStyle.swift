import Runtime
import Values

/// Text that leads elsewhere.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The ink of the surroundings.
  public func _ink(in site: InkSite) -> Ink {
    Ink(site.environment.palette.tint)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// Text that leads elsewhere.
  public nonisolated static var link: LinkShapeStyle { LinkShapeStyle() }
}
