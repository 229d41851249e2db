import Graphics
import Runtime
import Values

/// A shape that is drawn elsewhere.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: Size

  /// A moved shape.
  public init(shape: Content, offset: Size) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline.
  public func path(in rect: Rect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// A smaller one.
  public func inset(by amount: Double) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension OffsetShape {
  /// That of the shape, and how far it is moved.
  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}
