import Graphics

/// The layout behavior of a view that draws its children through its ``LayoutBehavior/contentTransform``. Touches are
/// converted by the inverse. A view whose transform has no inverse, such as a scale of 0, receives no touches.
package protocol TransformingBehavior: LayoutBehavior {}

extension TransformingBehavior {
  package func adjust(_ state: inout PaintState) {
    state.transform = contentTransform.concatenating(state.transform)
  }

  package func hitTest(_ point: Point) -> LayoutNode? {
    contentTransform.inverse.flatMap { layoutNode.hitTestContents(point.applying($0)) }
  }
}
