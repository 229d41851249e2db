import Graphics

/// The axes along which spacers and dividers extend.
package enum SpacerDirection: Equatable {
  case along(Axis)
  /// Along both axes, as outside stacks.
  case both
}

/// The layout behavior of a horizontal or vertical stack.
package final class StackBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  /// The layout algorithm with the stack's axis, alignment and spacing.
  package var arrangement: StackArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  /// Creates a behavior that uses a layout algorithm.
  package init(_ arrangement: StackArrangement, _ layoutNode: LayoutNode) {
    self.arrangement = arrangement
    self.layoutNode = layoutNode
  }

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package var spacerDirection: SpacerDirection? { .along(arrangement.axis) }

  package func measure(_ proposal: ProposedViewSize) -> Size { arrangement.size(children, proposal) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, in: size, proposal)
  }
}

/// The layout behavior of overlapping layers.
package final class LayersBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  /// The layout algorithm with the alignment of the layers.
  package var arrangement: LayersArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  /// Creates a behavior that uses a layout algorithm.
  package init(_ arrangement: LayersArrangement, _ layoutNode: LayoutNode) {
    self.arrangement = arrangement
    self.layoutNode = layoutNode
  }

  /// That of the only view inside: a stack of one view is that view. The priorities of several concern the stack alone.
  package var layoutPriority: Double { children.count == 1 ? children[0].behavior.layoutPriority : 0 }
  package var zIndex: Double { 0 }
  package var spacerDirection: SpacerDirection? { .both }

  package func measure(_ proposal: ProposedViewSize) -> Size { arrangement.size(children, proposal) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, in: size, proposal)
  }
}
