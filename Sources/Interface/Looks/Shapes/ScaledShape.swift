import Graphics
import Runtime
import Values

/// A shape made larger or smaller about a point of its frame. The frame keeps its place and size.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The shape in its own size.
  public var shape: Content
  /// The horizontal and the vertical factor.
  public var scale: Size
  /// The point that stays in place, in unit coordinates of the frame.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  ///
  /// - Parameters:
  ///   - scale: the horizontal and the vertical factor; 1 changes nothing.
  ///   - anchor: the point that stays in place, in unit coordinates of the frame.
  public init(shape: Content, scale: Size, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The outline, scaled about the anchor.
  public func path(in rect: Rect) -> Path {
    let map = Transform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(map.around(anchor.point(in: rect)))
  }
  /// The size of the original shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension ScaledShape {
  /// The animatable data of the shape, and the scale.
  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
  }
}
