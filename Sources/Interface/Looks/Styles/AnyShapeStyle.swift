import Graphics
import Runtime
import Values

/// A shape style with its type erased.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// The colour of a style that is one; `nil` for other styles.
  package var color: Color? { style as? Color }

  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the erased style.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle { style._resolvedStyle(in: context) }
}

nonisolated extension AnyShapeStyle: Equatable {
  /// Returns whether both styles are of the same type and equal; for a type without an equality, whether their
  /// bytes are.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    onMain { left.isEqual(to: right) }
  }

  @MainActor private func isEqual(to other: AnyShapeStyle) -> Bool {
    func equals<S: ShapeStyle>(_ first: S) -> Bool { (other.style as? S).map { Runtime.isEqual(first, $0) } ?? false }
    return equals(style)
  }
}
