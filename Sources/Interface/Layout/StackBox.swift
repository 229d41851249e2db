import Graphics

/// Lays children out in a row or a column.
///
/// Space is dealt out as SwiftUI does: first the spacing and the least that lower priorities need, then, within one
/// priority, an equal share of what is left to each child in turn, the least flexible first.
final class StackBox: Box {
  let axis: Axis
  var spacing: Double? { didSet { if spacing != oldValue { setNeedsLayout() } } }
  /// The guide across the axis, by which children line up.
  var guide: AlignmentKey { didSet { if guide != oldValue { setNeedsLayout() } } }

  /// The gap between children where none is given, in points.
  static let defaultSpacing = 8.0

  init(axis: Axis, guide: AlignmentKey, spacing: Double?, node: Node) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing
    super.init(node: node)
  }

  private struct Line {
    var proposals: [ProposedViewSize]
    var sizes: [Size]
    var gaps: [Double]
    /// Extents of the line across the axis before and after the guide.
    var before: Double
    var after: Double
    var guides: [Double]
  }

  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let line = line(for: proposal)
    let along = line.sizes.reduce(0) { $0 + $1[axis] } + line.gaps.reduce(0, +)
    return Size(axis, along: along, across: line.before + line.after)
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let line = line(for: proposal)
    var along = 0.0
    return children.indices.map { index in
      defer { along += line.sizes[index][axis] + (index < line.gaps.count ? line.gaps[index] : 0) }
      return Placement(
        origin: Point(axis, along: along, across: line.before - line.guides[index]), proposal: line.proposals[index])
    }
  }

  private func line(for proposal: ProposedViewSize) -> Line {
    let gaps = gaps()
    let proposals = dealOut(proposal, gaps: gaps.reduce(0, +))
    var line = Line(proposals: proposals, sizes: [], gaps: gaps, before: 0, after: 0, guides: [])
    for (child, offer) in zip(children, proposals) {
      let dimensions = child.dimensions(offer)
      let size = Size(width: dimensions.width, height: dimensions.height)
      let across = size[axis.across]
      let position =
        child.isSpacer ? 0 : dimensions.explicit(guide) ?? guide.defaultValue(dimensions)
      line.sizes.append(size)
      line.guides.append(position)
      if child.isSpacer { continue }
      line.before = max(line.before, position)
      line.after = max(line.after, across - position)
    }
    return line
  }

  /// Gaps between neighbours: none on either side of a spacer, whose least length stands for them.
  private func gaps() -> [Double] {
    zip(children, children.dropFirst()).map { first, second in
      spacing ?? (first.isSpacer || second.isSpacer ? 0 : Self.defaultSpacing)
    }
  }

  /// The offer to each child.
  private func dealOut(_ proposal: ProposedViewSize, gaps: Double) -> [ProposedViewSize] {
    var offer = ProposedViewSize.unspecified
    offer[axis.across] = proposal[axis.across]
    guard let total = proposal[axis] else { return children.map { _ in offer } }
    func extent(_ child: Box, _ along: Double) -> Double {
      offer[axis] = along
      return child.sizeThatFits(offer)[axis]
    }
    var offers = Array(repeating: offer, count: children.count)
    var left = total - gaps
    let order = children.indices.sorted { children[$0].layoutPriority > children[$1].layoutPriority }
    var start = order.startIndex
    while start < order.endIndex {
      let priority = children[order[start]].layoutPriority
      let group = order[start...].prefix { children[$0].layoutPriority == priority }
      let rest = order[group.endIndex...]
      let reserved = rest.reduce(0) { $0 + extent(children[$1], 0) }
      let flexible = group.map { index in
        (index, slack: extent(children[index], .infinity) - extent(children[index], 0))
      }
      var available = left - reserved
      var waiting = flexible.count
      for (index, _) in flexible.sorted(by: { $0.slack < $1.slack }) {
        let share = max(0, available / Double(waiting))
        let taken = extent(children[index], share)
        offers[index][axis] = share
        available -= taken
        left -= taken
        waiting -= 1
      }
      start = group.endIndex
    }
    return offers
  }
}

/// Lays children out on top of each other.
final class LayersBox: Box {
  var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  init(alignment: Alignment, node: Node) {
    self.alignment = alignment
    super.init(node: node)
  }

  override var layoutPriority: Double { children.map(\.layoutPriority).max() ?? 0 }
  override var zIndex: Double { 0 }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let extents = extents(proposal)
    return Size(width: extents.left + extents.right, height: extents.above + extents.below)
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let extents = extents(proposal)
    return children.map { child in
      let dimensions = child.dimensions(proposal)
      let origin = Point(
        x: extents.left - dimensions[alignment.horizontal], y: extents.above - dimensions[alignment.vertical])
      return Placement(origin: origin, proposal: proposal)
    }
  }

  private func extents(_ proposal: ProposedViewSize) -> (left: Double, right: Double, above: Double, below: Double) {
    let top = children.map(\.layoutPriority).max() ?? 0
    var extents = (left: 0.0, right: 0.0, above: 0.0, below: 0.0)
    for child in children where child.layoutPriority == top {
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
