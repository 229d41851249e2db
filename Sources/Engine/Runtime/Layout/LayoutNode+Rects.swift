import Graphics

extension EdgeInsets {
  /// The sum of the insets along an axis.
  package func extent(_ axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
  /// The inset at the leading or top edge.
  package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
}

extension Rect {
  /// Returns the distance of the rectangle from the leading or top edge of a container of a size.
  package func start(_ axis: Axis, in size: Size, _ isMirrored: Bool) -> Double {
    if axis == .vertical { return minY }
    return isMirrored ? size.width - maxX : minX
  }
}

extension LayoutNode {
  /// The transform from this node's coordinate space to the stage's, in points.
  package var stageTransform: Transform {
    var map = Transform(translationX: frame.minX, y: frame.minY)
    var layoutNode = parent
    while let ancestor = layoutNode {
      let content = ancestor.behavior.contentTransform
      if !content.isIdentity { map = map.concatenating(content) }
      map.tx += ancestor.frame.minX
      map.ty += ancestor.frame.minY
      layoutNode = ancestor.parent
    }
    return map
  }

  /// The bounds of this node on the stage, in points; the enclosing rectangle if the node is rotated.
  package var stageFrame: Rect { Rect(origin: .zero, size: frame.size).applying(stageTransform) }

  /// Converts a point on the stage to this node's coordinate space, in points.
  package func local(_ point: Point) -> Point { stageTransform.inverse.map { point.applying($0) } ?? point }

  /// Converts a rectangle to the coordinate space of another layout node; to the enclosing rectangle if one of them is
  /// rotated.
  package func rect(_ rect: Rect, in other: LayoutNode) -> Rect { rect.applying(transform(to: other)) }

  /// Scrolls all enclosing scroll containers so that the node is visible.
  package func reveal() { reveal(Rect(origin: .zero, size: frame.size)) }

  /// Scrolls all enclosing scroll containers so that a part of the node is visible.
  package func reveal(_ part: Rect) {
    for scroll in ancestry.lazy.compactMap(\.behavior.scrollContainer) {
      scroll.reveal(rect(part, in: scroll.layoutNode))
    }
  }
}
