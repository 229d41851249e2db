import Graphics

extension EdgeInsets {
  package func extent(_ axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
  package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
}

extension Rect {
  /// The distance of the rectangle from the leading or top side.
  package func start(_ axis: Axis, in size: Size, _ isMirrored: Bool) -> Double {
    if axis == .vertical { return minY }
    return isMirrored ? size.width - maxX : minX
  }
}

extension LayoutNode {
  /// A rectangle of this layout node's space in that of another layoutNode.
  package func rect(_ rect: Rect, in other: LayoutNode) -> Rect {
    let (near, far) = (onStage(Point(x: rect.minX, y: rect.minY)), onStage(Point(x: rect.maxX, y: rect.maxY)))
    let (start, end) = (other.fromStage(near), other.fromStage(far))
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// Brings the node into sight in every scroll container around it.
  package func reveal() {
    for scroll in ancestry.lazy.compactMap(\.behavior.scrollContainer) {
      scroll.reveal(rect(Rect(origin: .zero, size: frame.size), in: scroll.layoutNode))
    }
  }
}
