import Graphics
import Runtime
import Values

/// A shape that is drawn larger or smaller.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors across and down.
  public var scale: Size
  /// The place that stays.
  public var anchor: UnitPoint

  /// A scaled shape.
  public init(shape: Content, scale: Size, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The outline.
  public func path(in rect: Rect) -> Path {
    let map = Transform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(map.around(anchor.point(in: rect)))
  }
  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension ScaledShape {
  /// That of the shape, and the factors.
  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
  }
}
