import Graphics
import Runtime
import Values

/// A shape that is drawn through an affine map.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The map, from the corner of the frame.
  public var transform: Transform

  /// A mapped shape.
  public init(shape: Content, transform: Transform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline.
  public func path(in rect: Rect) -> Path { shape.path(in: rect).applying(transform) }
  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension TransformedShape {
  /// That of the shape.
  @MainActor public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
