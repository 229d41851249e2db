import Graphics
import Runtime
import Values

/// A shape that is drawn turned.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The place that stays.
  public var anchor: UnitPoint

  /// A turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The outline.
  public func path(in rect: Rect) -> Path {
    shape.path(in: rect).applying(Transform(rotationAngle: angle.radians).around(anchor.point(in: rect)))
  }
  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// A smaller one.
  public func inset(by amount: Double) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Transform {
  /// The same map with another point in the part of the origin.
  nonisolated func around(_ point: Point) -> Transform {
    Transform(translationX: -point.x, y: -point.y).concatenating(self).concatenating(
      Transform(translationX: point.x, y: point.y))
  }
}

extension RotatedShape {
  /// That of the shape, and how far it is turned.
  @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }
}
