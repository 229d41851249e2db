import Graphics
import Runtime
import Values

/// A shape that is moved.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// The distance of the movement, in points.
  public var offset: Size

  /// Creates a moved shape.
  public init(shape: Content, offset: Size) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline, moved by the offset.
  public func path(in rect: Rect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
  /// The size of the original shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the moved shape inset by a distance in points.
  public func inset(by amount: Double) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension OffsetShape {
  /// The animatable data of the shape, and the offset.
  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}
