import Graphics

/// Along which axes spacers and dividers stretch.
package enum SpacerDirection: Equatable {
  /// Along the axis of a stack.
  case along(Axis)
  /// In both, as anywhere outside stacks.
  case both
}

/// Lays children out in a row or a column.
package final class StackBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package var arrangement: StackArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  package init(_ arrangement: StackArrangement, _ layoutNode: LayoutNode) {
    self.arrangement = arrangement
    self.layoutNode = layoutNode
  }

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package var spacerDirection: SpacerDirection? { .along(arrangement.axis) }

  package func measure(_ proposal: ProposedViewSize) -> Size { arrangement.size(children, proposal) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, proposal)
  }
}

/// Lays children out on top of each other.
package final class LayersBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package var arrangement: LayersArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  package init(_ arrangement: LayersArrangement, _ layoutNode: LayoutNode) {
    self.arrangement = arrangement
    self.layoutNode = layoutNode
  }

  package var layoutPriority: Double { children.map(\.behavior.layoutPriority).max() ?? 0 }
  package var zIndex: Double { 0 }
  package var spacerDirection: SpacerDirection? { .both }

  package func measure(_ proposal: ProposedViewSize) -> Size { arrangement.size(children, proposal) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, proposal)
  }
}
