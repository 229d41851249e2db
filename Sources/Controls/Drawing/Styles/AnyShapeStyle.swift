import Graphics
import Runtime
import Values

/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The hidden style's style.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle { style._resolvedStyle(in: context) }
}

nonisolated extension AnyShapeStyle: Equatable {
  /// Whether both draw the same, as far as can be told.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    onMain { left.isEqual(to: right) }
  }

  @MainActor private func isEqual(to other: AnyShapeStyle) -> Bool {
    func equals<S: ShapeStyle>(_ first: S) -> Bool { (other.style as? S).map { Runtime.isEqual(first, $0) } ?? false }
    return equals(style)
  }
}
