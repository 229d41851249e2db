import Graphics
import Runtime
import Values

/// A shape with its type erased.
public nonisolated struct AnyShape: SimpleShape {
  let shape: any Shape

  /// Erases the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The size of the erased shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
  /// The outline of the erased shape.
  public func path(in rect: Rect) -> Path { shape.path(in: rect) }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { (shape as? any SimpleShape)?.simpleShape(in: rect) }
}

extension AnyShape: @MainActor Equatable {
  /// Returns whether both shapes are of the same type and equal; for a type without an equality, whether their
  /// bytes are.
  @MainActor public static func == (left: AnyShape, right: AnyShape) -> Bool {
    func equals<S: Shape>(_ first: S) -> Bool { (right.shape as? S).map { isEqual(first, $0) } ?? false }
    return equals(left.shape)
  }
}
