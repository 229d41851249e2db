import Graphics
import Runtime
import Values

/// A shape that an affine transform is applied to.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transform, about the origin of the frame's coordinates.
  public var transform: Transform

  /// Creates a transformed shape.
  public init(shape: Content, transform: Transform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline of the original shape, transformed.
  public func path(in rect: Rect) -> Path { shape.path(in: rect).applying(transform) }
  /// The size of the original shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension TransformedShape {
  /// The animatable data of the shape.
  @MainActor public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
