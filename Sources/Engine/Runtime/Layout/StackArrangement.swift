import Graphics

/// The layout algorithm of a stack, for ``HStack``, ``VStack`` and their ``Layout`` forms.
///
/// It distributes space as SwiftUI does (WWDC 2019, session 237, "Building Custom Views with SwiftUI"): it subtracts
/// the spacing and the minimum lengths of children with lower priorities, and then offers each child of a priority an
/// equal share of what remains, beginning with the least flexible child.
package struct StackArrangement: Equatable {
  /// The axis along which children are arranged.
  package let axis: Axis
  /// The guide by which children are aligned across the axis.
  package var guide: AlignmentKey
  /// The space between children in points; `nil` for the default.
  package var spacing: Double?

  /// Creates an arrangement along an axis.
  package init(axis: Axis, guide: AlignmentKey, spacing: Double? = nil) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing
  }

  /// The default space between children, in points.
  package nonisolated static let defaultSpacing = 8.0

  /// The sizes and positions of the children.
  private struct Line {
    var proposals: [ProposedViewSize]
    var sizes: [Size]
    var gaps: [Double]
    /// The lengths of the stack across the axis on either side of the guide.
    var before: Double
    var after: Double
    var guides: [Double]
  }

  package func size(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    let line = line(children, proposal)
    let along = line.sizes.reduce(0) { $0 + $1[axis] } + line.gaps.reduce(0, +)
    return Size(axis, along: along, across: line.before + line.after)
  }

  package func placements(_ children: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    let line = placedLine(children, in: size, proposal)
    var along = 0.0
    return children.indices.map { index in
      defer { along += line.sizes[index][axis] + (index < line.gaps.count ? line.gaps[index] : 0) }
      return Placement(
        origin: Point(axis, along: along, across: line.before - line.guides[index]), proposal: line.proposals[index])
    }
  }

  /// Computes the sizes and positions of the children for placing them. Where no length was proposed across the axis,
  /// they are proposed the length of the stack: a divider is as long as the other views make it.
  ///
  /// Only a child that then takes another size is proposed it. If this changes its length along the axis, the space is
  /// distributed again.
  private func placedLine(_ children: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> Line {
    var line = line(children, proposal)
    if proposal[axis.across] != nil { return line }
    let across = size[axis.across]
    var isStretched = false
    for (index, child) in children.enumerated() where line.sizes[index][axis.across] != across {
      if child.behavior.isSpacer { continue }
      let offer = line.proposals[index].replacing(axis.across, by: across)
      let stretched = child.sizeThatFits(offer)
      if stretched == line.sizes[index] { continue }
      if stretched[axis] != line.sizes[index][axis] {
        return self.line(children, proposal.replacing(axis.across, by: across))
      }
      line.proposals[index] = offer
      isStretched = true
    }
    return isStretched ? self.line(children, proposals: line.proposals, gaps: line.gaps) : line
  }

  /// Computes the sizes and positions of the children.
  private func line(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Line {
    let gaps = gaps(children)
    return line(children, proposals: dealOut(children, proposal, gaps: gaps.reduce(0, +)), gaps: gaps)
  }

  /// Computes the sizes and positions of the children for what is proposed to each of them.
  private func line(_ children: [LayoutNode], proposals: [ProposedViewSize], gaps: [Double]) -> Line {
    var line = Line(proposals: proposals, sizes: [], gaps: gaps, before: 0, after: 0, guides: [])
    for (child, offer) in zip(children, proposals) {
      let dimensions = child.dimensions(offer)
      let size = Size(width: dimensions.width, height: dimensions.height)
      let across = size[axis.across]
      let position = child.behavior.isSpacer ? 0 : dimensions.explicit(guide) ?? guide.defaultValue(dimensions)
      line.sizes.append(size)
      line.guides.append(position)
      if child.behavior.isSpacer { continue }
      line.before = max(line.before, position)
      line.after = max(line.after, across - position)
    }
    return line
  }

  /// Returns the space between neighbours. There is none beside a spacer, whose minimum length takes its
  /// place.
  private func gaps(_ children: [LayoutNode]) -> [Double] {
    zip(children, children.dropFirst()).map { first, second in
      spacing ?? first.behavior.spacing.distance(to: second.behavior.spacing, along: axis)
    }
  }

  /// Returns the size proposed to each child.
  private func dealOut(_ children: [LayoutNode], _ proposal: ProposedViewSize, gaps: Double) -> [ProposedViewSize] {
    var offer = ProposedViewSize.unspecified
    offer[axis.across] = proposal[axis.across]
    guard let total = proposal[axis] else { return children.map { _ in offer } }
    func extent(_ child: LayoutNode, _ along: Double) -> Double {
      offer[axis] = along
      return child.sizeThatFits(offer)[axis]
    }
    var offers = Array(repeating: offer, count: children.count)
    var left = total - gaps
    let order = children.indices.sorted { children[$0].behavior.layoutPriority > children[$1].behavior.layoutPriority }
    var start = order.startIndex
    while start < order.endIndex {
      let priority = children[order[start]].behavior.layoutPriority
      let group = order[start...].prefix { children[$0].behavior.layoutPriority == priority }
      let rest = order[group.endIndex...]
      let reserved = rest.reduce(0) { $0 + extent(children[$1], 0) }
      var available = left - reserved
      var waiting = group.count
      for index in turns(group, available, extent: { extent(children[$0], $1) }) {
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

  /// Returns the order in which children of the same priority receive space: the least flexible first.
  ///
  /// - Parameter extent: returns the length that a child takes of a proposed one.
  private func turns(_ group: ArraySlice<Int>, _ available: Double, extent: (Int, Double) -> Double) -> [Int] {
    var most: [Double] = []
    for index in group { most.append(extent(index, .infinity)) }
    if let greedy = onlyGreedy(group, most, share: available / Double(group.count), extent: extent) {
      return group.filter { $0 != greedy } + [greedy]
    }
    let flexible = zip(group, most).map { index, most in (index: index, slack: most - extent(index, 0)) }
    return flexible.sorted { $0.slack < $1.slack }.map(\.index)
  }

  /// Returns the only child that takes more than an equal share and is more flexible than all others; `nil` if there is
  /// no single one.
  ///
  /// Whatever the order, the other children get all the space they need, and this child gets the rest. So their minimum
  /// lengths need not be measured, which would be expensive for text.
  private func onlyGreedy(
    _ group: ArraySlice<Int>, _ most: [Double], share: Double, extent: (Int, Double) -> Double
  ) -> Int? {
    var greedy: (index: Int, most: Double)?
    var others = 0.0
    for (index, most) in zip(group, most) {
      if most <= share {
        others = max(others, most)
      } else if greedy == nil {
        greedy = (index, most)
      } else {
        return nil
      }
    }
    guard let greedy else { return group.last }
    return greedy.most - extent(greedy.index, 0) > others ? greedy.index : nil
  }
}
