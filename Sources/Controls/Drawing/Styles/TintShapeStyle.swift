import Runtime
import Values

/// What can be changed, and what is chosen.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The ink of the surroundings.
  public func _ink(in site: InkSite) -> Ink {
    site.environment.tintStyle?._ink(in: site) ?? Ink(Color.accentColor.resolve(in: site.environment))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What can be changed, and what is chosen.
  public nonisolated static var tint: TintShapeStyle { TintShapeStyle() }
}
