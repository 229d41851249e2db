import Graphics
import Runtime
import Values

/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The hidden style's ink.
  public func _ink(in site: InkSite) -> Ink { style._ink(in: site) }
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
