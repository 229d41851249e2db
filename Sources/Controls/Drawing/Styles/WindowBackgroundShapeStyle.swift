import Runtime
import Values

/// The ground of the whole panel.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style of the surroundings.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.background)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of the whole panel.
  public nonisolated static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
