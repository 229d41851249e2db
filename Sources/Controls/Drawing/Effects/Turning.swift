import Graphics
import Runtime
import Values

/// Draws a view turned, scaled or sheared. Layout does not see it; touches do.
@preconcurrency @MainActor public struct TransformModifier: LayoutModifier, Animatable {
  var angle = Angle.zero
  var scale = Size(width: 1, height: 1)
  var anchor = UnitPoint.center
  /// Applied last, from the corner of the frame.
  var map = Transform.identity

  /// The turn, the factors and the coefficients of the map.
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

  /// From the content's space to that of its frame.
  func transform(in size: Size) -> Transform {
    let turned = Transform(scaleX: scale.width, y: scale.height).concatenating(
      Transform(rotationAngle: angle.radians))
    return turned.around(anchor.point(in: Rect(origin: .zero, size: size))).concatenating(map)
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> TransformBehavior { TransformBehavior(layoutNode) }
  package func configure(_ behavior: TransformBehavior, in environment: EnvironmentValues) { behavior.show(self) }
}

package final class TransformBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var change = TransformModifier()
  /// What depends on the size; it counts instead of the change.
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

  package func adjust(_ state: inout PaintState) {
    state.transform = contentTransform.concatenating(state.transform)
  }

  package func hitTest(_ point: Point) -> LayoutNode? {
    contentTransform.inverted.flatMap { layoutNode.hitTestContents(point.applying($0)) }
  }
}

extension View {
  /// Draws the view turned clockwise around a place of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(angle: angle, anchor: anchor))
  }

  /// Draws the view larger or smaller from a place of its frame.
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller from a place of its frame.
  public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(Size(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller from a place of its frame.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(Size(width: x, height: y), anchor: anchor)
  }

  /// Draws the view through an affine map from the corner of its frame.
  public func transformEffect(_ transform: Transform) -> some View {
    modifier(TransformModifier(map: transform))
  }
}
