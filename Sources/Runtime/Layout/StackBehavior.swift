import Graphics

/// Along which axes spacers and dividers stretch.
enum SpacerDirection: Equatable {
  /// Along the axis of a stack.
  case along(Axis)
  /// In both, as anywhere outside stacks.
  case both
}

/// Lays children out in a row or a column.
final class StackBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  var arrangement: StackArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  init(_ arrangement: StackArrangement, _ layoutNode: LayoutNode) {
    self.arrangement = arrangement
    self.layoutNode = layoutNode
  }

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? { .along(arrangement.axis) }

  func measure(_ proposal: ProposedViewSize) -> Size { arrangement.size(children, proposal) }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, proposal)
  }
}

/// Lays children out on top of each other.
final class LayersBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  var arrangement: LayersArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  init(_ arrangement: LayersArrangement, _ layoutNode: LayoutNode) {
    self.arrangement = arrangement
    self.layoutNode = layoutNode
  }

  var layoutPriority: Double { children.map(\.behavior.layoutPriority).max() ?? 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? { .both }

  func measure(_ proposal: ProposedViewSize) -> Size { arrangement.size(children, proposal) }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, proposal)
  }
}
