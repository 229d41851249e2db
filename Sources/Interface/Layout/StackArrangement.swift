import Graphics

/// How a row or a column arranges boxes: for stacks, and for layouts that an application switches between.
///
/// Space is dealt out as SwiftUI does: first the spacing and the least that lower priorities need, then, within one
/// priority, an equal share of what is left to each child in turn, the least flexible first.
struct StackArrangement: Equatable {
  let axis: Axis
  /// The guide across the axis, by which children line up.
  var guide: AlignmentKey
  var spacing: Double?

  /// The gap between children where none is given, in points.
  nonisolated static let defaultSpacing = 8.0

  private struct Line {
    var proposals: [ProposedViewSize]
    var sizes: [Size]
    var gaps: [Double]
    /// Extents of the line across the axis before and after the guide.
    var before: Double
    var after: Double
    var guides: [Double]
  }

  func size(_ children: [Box], _ proposal: ProposedViewSize) -> Size {
    let line = line(children, proposal)
    let along = line.sizes.reduce(0) { $0 + $1[axis] } + line.gaps.reduce(0, +)
    return Size(axis, along: along, across: line.before + line.after)
  }

  func placements(_ children: [Box], _ proposal: ProposedViewSize) -> [Placement] {
    let line = line(children, proposal)
    var along = 0.0
    return children.indices.map { index in
      defer { along += line.sizes[index][axis] + (index < line.gaps.count ? line.gaps[index] : 0) }
      return Placement(
        origin: Point(axis, along: along, across: line.before - line.guides[index]), proposal: line.proposals[index])
    }
  }

  private func line(_ children: [Box], _ proposal: ProposedViewSize) -> Line {
    let gaps = gaps(children)
    let proposals = dealOut(children, proposal, gaps: gaps.reduce(0, +))
    var line = Line(proposals: proposals, sizes: [], gaps: gaps, before: 0, after: 0, guides: [])
    for (child, offer) in zip(children, proposals) {
      let dimensions = child.dimensions(offer)
      let size = Size(width: dimensions.width, height: dimensions.height)
      let across = size[axis.across]
      let position = child.isSpacer ? 0 : dimensions.explicit(guide) ?? guide.defaultValue(dimensions)
      line.sizes.append(size)
      line.guides.append(position)
      if child.isSpacer { continue }
      line.before = max(line.before, position)
      line.after = max(line.after, across - position)
    }
    return line
  }

  /// Gaps between neighbours: none on either side of a spacer, whose least length stands for them.
  private func gaps(_ children: [Box]) -> [Double] {
    zip(children, children.dropFirst()).map { first, second in
      spacing ?? (first.isSpacer || second.isSpacer ? 0 : Self.defaultSpacing)
    }
  }

  /// The offer to each child.
  private func dealOut(_ children: [Box], _ proposal: ProposedViewSize, gaps: Double) -> [ProposedViewSize] {
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
