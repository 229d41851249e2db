import Graphics

/// Along which axes spacers and dividers stretch.
enum SpacerDirection: Equatable {
  /// Along the axis of a stack.
  case along(Axis)
  /// In both, as anywhere outside stacks.
  case both
}

/// Lays children out in a row or a column.
final class StackBox: Box {
  var arrangement: StackArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  init(_ arrangement: StackArrangement, node: Node) {
    self.arrangement = arrangement
    super.init(node: node)
  }

  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }
  override var spacerDirection: SpacerDirection? { .along(arrangement.axis) }

  override func measure(_ proposal: ProposedViewSize) -> Size { arrangement.size(children, proposal) }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, proposal)
  }
}

/// Lays children out on top of each other.
final class LayersBox: Box {
  var arrangement: LayersArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  init(_ arrangement: LayersArrangement, node: Node) {
    self.arrangement = arrangement
    super.init(node: node)
  }

  override var layoutPriority: Double { children.map(\.layoutPriority).max() ?? 0 }
  override var zIndex: Double { 0 }
  override var spacerDirection: SpacerDirection? { .both }

  override func measure(_ proposal: ProposedViewSize) -> Size { arrangement.size(children, proposal) }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, proposal)
  }
}
