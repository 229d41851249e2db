import Graphics
import Runtime
import Values

/// A shape turned about a point of its frame. The frame keeps its place and size.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape before the rotation.
  public var shape: Content
  /// The angle of the rotation, clockwise.
  public var angle: Angle
  /// The point that stays in place, in unit coordinates of the frame.
  public var anchor: UnitPoint

  /// Creates a shape turned clockwise.
  ///
  /// - Parameter anchor: the point that stays in place, in unit coordinates of the frame.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The outline, rotated around the anchor.
  public func path(in rect: Rect) -> Path {
    shape.path(in: rect).applying(Transform(rotationAngle: angle.radians).around(anchor.point(in: rect)))
  }
  /// The size of the original shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the rotated shape inset by a distance in points.
  public func inset(by amount: Double) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Transform {
  /// Returns the transform with its origin moved to a point.
  nonisolated func around(_ point: Point) -> Transform {
    Transform(translationX: -point.x, y: -point.y).concatenating(self).concatenating(
      Transform(translationX: point.x, y: point.y))
  }
}

extension RotatedShape {
  /// The animatable data of the shape, and the angle in radians.
  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }
}
