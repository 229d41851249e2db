import Graphics
import Runtime
import Values

/// A shape that an affine transform is applied to.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape before the transform.
  public var shape: Content
  /// The transform, about the origin of the frame's coordinates.
  public var transform: Transform

  /// Creates a shape whose outline is transformed after it was made for its frame.
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
  /// The animatable data of the original shape; a change of the transform is not animated.
  @MainActor public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
