import Graphics
import Runtime
import Values

/// Draws a view rotated, scaled or transformed. The layout is not affected; touches follow the drawing.
@preconcurrency @MainActor public struct TransformModifier: LayoutModifier, Animatable {
  var angle = Angle.zero
  var scale = Size(width: 1, height: 1)
  var anchor = UnitPoint.center
  /// An affine transform that is applied last, about the top leading corner of the frame.
  var map = Transform.identity

  /// The angle, the scale and the coefficients of the transform.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Double, Size.AnimatableData>,
      AnimatablePair<Point.AnimatableData, AnimatablePair<Point.AnimatableData, Point.AnimatableData>>
    >
  {
    get {
      let (x, y) = (Point(x: map.a, y: map.b), Point(x: map.c, y: map.d))
      let origin = Point(x: map.tx, y: map.ty)
      return AnimatablePair(
        AnimatablePair(angle.radians, scale.animatableData),
        AnimatablePair(x.animatableData, AnimatablePair(y.animatableData, origin.animatableData)))
    }
    set {
      angle = Angle(radians: newValue.first.first)
      scale.animatableData = newValue.first.second
      let (x, y, origin) = (newValue.second.first, newValue.second.second.first, newValue.second.second.second)
      map = Transform(
        a: x.first, b: x.second, c: y.first, d: y.second, tx: origin.first, ty: origin.second)
    }
  }

  /// The transform from the coordinates of the content to those of its frame.
  func transform(in size: Size) -> Transform {
    let turned = Transform(scaleX: scale.width, y: scale.height).concatenating(
      Transform(rotationAngle: angle.radians))
    return turned.around(anchor.point(in: Rect(origin: .zero, size: size))).concatenating(map)
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> TransformBehavior { TransformBehavior(layoutNode) }
  package func configure(_ behavior: TransformBehavior, in environment: EnvironmentValues) { behavior.show(self) }
}

/// Draws its descendants, and hit-tests them, through a transform.
package final class TransformBehavior: TransformingBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var change = TransformModifier()
  /// A transform that depends on the size; it replaces `change`.
  private var map: ((Size) -> Transform)?

  func show(_ map: @escaping (Size) -> Transform) {
    let before = contentTransform
    self.map = map
    if contentTransform == before { return }
    layoutNode.setNeedsRepaint()
    stage.structureChanged()
  }

  func show(_ change: TransformModifier) {
    if sameBytes(change, self.change) { return }
    self.change = change
    layoutNode.setNeedsRepaint()
    stage.structureChanged()
  }

  package var contentTransform: Transform {
    map?(layoutNode.shownFrame.size) ?? change.transform(in: layoutNode.shownFrame.size)
  }
}

extension View {
  /// Draws the view rotated clockwise around an anchor in its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(angle: angle, anchor: anchor))
  }

  /// Draws the view scaled about an anchor in its frame. The layout is not affected.
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled by one factor about an anchor in its frame.
  public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(Size(width: s, height: s), anchor: anchor)
  }

  /// Draws the view scaled horizontally and vertically about an anchor in its frame.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(Size(width: x, height: y), anchor: anchor)
  }

  /// Draws the view through an affine transform about the top leading corner of its frame.
  public func transformEffect(_ transform: Transform) -> some View {
    modifier(TransformModifier(map: transform))
  }
}
