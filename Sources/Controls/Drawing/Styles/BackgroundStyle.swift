import Runtime
import Values

/// What lies behind everything.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The ink of the surroundings.
  public func _ink(in site: InkSite) -> Ink {
    site.environment.backgroundStyle?._ink(in: site) ?? Ink(site.environment.palette.background)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What lies behind everything.
  public nonisolated static var background: BackgroundStyle { BackgroundStyle() }
}
