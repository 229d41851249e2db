import Runtime
import Values

/// Text that leads elsewhere.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style of the surroundings.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.tint)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// Text that leads elsewhere.
  public nonisolated static var link: LinkShapeStyle { LinkShapeStyle() }
}
