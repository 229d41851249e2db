import Graphics
import Runtime
import Values

/// A shape of any type.
public nonisolated struct AnyShape: SimpleShape {
  let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The hidden shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
  /// The hidden shape's outline.
  public func path(in rect: Rect) -> Path { shape.path(in: rect) }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { (shape as? any SimpleShape)?.simpleShape(in: rect) }
}

extension AnyShape: @MainActor Equatable {
  /// Whether both draw the same, as far as can be told.
  @MainActor public static func == (left: AnyShape, right: AnyShape) -> Bool {
    func equals<S: Shape>(_ first: S) -> Bool { (right.shape as? S).map { isEqual(first, $0) } ?? false }
    return equals(left.shape)
  }
}
