import Runtime
import Values

/// The ground of the whole panel.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The ink of the surroundings.
  public func _ink(in site: InkSite) -> Ink {
    Ink(site.environment.palette.background)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of the whole panel.
  public nonisolated static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
