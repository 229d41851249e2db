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
  /// Converts a rectangle to the coordinate space of another layout node; to the enclosing rectangle if one of them is
  /// rotated.
  package func rect(_ rect: Rect, in other: LayoutNode) -> Rect { rect.applying(transform(to: other)) }

  /// Scrolls all enclosing scroll containers so that the node is visible.
  package func reveal() {
    for scroll in ancestry.lazy.compactMap(\.behavior.scrollContainer) {
      scroll.reveal(rect(Rect(origin: .zero, size: frame.size), in: scroll.layoutNode))
    }
  }
}
