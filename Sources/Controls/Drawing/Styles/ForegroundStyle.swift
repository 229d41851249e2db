import Runtime
import Values

/// The style of the foreground around.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The ink of the surroundings.
  public func _ink(in site: InkSite) -> Ink {
    site.foreground?.ink(level: 0, in: site) ?? ForegroundStyles.themeInk(level: 0, in: site.environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground around.
  public nonisolated static var foreground: ForegroundStyle { ForegroundStyle() }
}
