import Graphics

/// The layout algorithm of overlapping layers, for ``ZStack`` and ``ZStackLayout``.
///
/// The size covers the aligned children of the highest layout priority.
package struct LayersArrangement: Equatable {
  package var alignment: Alignment

  package func size(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    let extents = extents(children, proposal)
    return Size(width: extents.left + extents.right, height: extents.above + extents.below)
  }

  package func placements(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> [Placement] {
    let extents = extents(children, proposal)
    return children.map { child in
      let dimensions = child.dimensions(proposal)
      let origin = Point(
        x: extents.left - dimensions[alignment.horizontal], y: extents.above - dimensions[alignment.vertical])
      return Placement(origin: origin, proposal: proposal)
    }
  }

  /// Returns the extents of the layers on each side of their common guides.
  private func extents(
    _ children: [LayoutNode], _ proposal: ProposedViewSize
  ) -> (
    left: Double, right: Double, above: Double, below: Double
  ) {
    let top = children.map(\.behavior.layoutPriority).max() ?? 0
    var extents = (left: 0.0, right: 0.0, above: 0.0, below: 0.0)
    for child in children where child.behavior.layoutPriority == top {
      let dimensions = child.dimensions(proposal)
      let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      extents.left = max(extents.left, x)
      extents.right = max(extents.right, dimensions.width - x)
      extents.above = max(extents.above, y)
      extents.below = max(extents.below, dimensions.height - y)
    }
    return extents
  }
}
