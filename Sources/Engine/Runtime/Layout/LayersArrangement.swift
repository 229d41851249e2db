import Graphics

/// The layout algorithm of overlapping layers, for ``ZStack`` and ``ZStackLayout``.
///
/// The size is that of the union of the children with the highest layout priority, when all are aligned. All children are
/// placed with this size as their proposal.
package struct LayersArrangement: Equatable {
  package var alignment: Alignment

  package func size(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    let top = topPriority(of: children)
    var extents = Extents()
    for child in children where child.behavior.layoutPriority == top {
      extents.include(child.dimensions(proposal), alignment)
    }
    return Size(width: extents.left + extents.right, height: extents.above + extents.below)
  }

  package func placements(_ children: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    let top = topPriority(of: children)
    var extents = Extents()
    let layers = children.map { child in
      let isLeading = child.behavior.layoutPriority == top
      let offer = isLeading ? stretched(proposal, for: child, in: size, children.count) : ProposedViewSize(size)
      let dimensions = child.dimensions(offer)
      if isLeading { extents.include(dimensions, alignment) }
      return (offer: offer, dimensions: dimensions)
    }
    return layers.map { layer in
      let origin = Point(
        x: extents.left - layer.dimensions[alignment.horizontal],
        y: extents.above - layer.dimensions[alignment.vertical])
      return Placement(origin: origin, proposal: layer.offer)
    }
  }

  /// The priority of the children that determine the size.
  private func topPriority(of children: [LayoutNode]) -> Double {
    children.map(\.behavior.layoutPriority).max() ?? 0
  }

  /// Returns the proposal with which a child is placed that determines the size.
  ///
  /// A child that takes less than it was proposed takes the same for a proposal between the two. So the size of the stack is
  /// proposed only where no length was, or a smaller one. A stack of one view is that view.
  private func stretched(
    _ proposal: ProposedViewSize, for child: LayoutNode, in size: Size, _ count: Int
  ) -> ProposedViewSize {
    if count == 1 { return proposal }
    return child.proposal(
      proposal,
      orAtPlacing: ProposedViewSize(
        width: max(proposal.width ?? 0, size.width), height: max(proposal.height ?? 0, size.height)))
  }

  /// The extents of layers on each side of their common guides, in points.
  private struct Extents {
    var left = 0.0, right = 0.0, above = 0.0, below = 0.0

    mutating func include(_ dimensions: ViewDimensions, _ alignment: Alignment) {
      let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      left = max(left, x)
      right = max(right, dimensions.width - x)
      above = max(above, y)
      below = max(below, dimensions.height - y)
    }
  }
}
