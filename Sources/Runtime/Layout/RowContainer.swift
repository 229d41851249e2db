import Graphics

/// A container whose rows are made only where they are seen.
@MainActor package protocol RowContainer: LayoutBehavior {
  /// Whether a `ForEach` directly inside makes only the rows that are seen.
  var isLazy: Bool { get }
  /// The direction in which rows follow each other.
  var rowAxis: Axis { get }
  /// The gap between rows, in points.
  var rowSpacing: Double { get }
  /// By what rows line up across.
  var rowGuide: AlignmentKey { get }
  /// What stands in the row's place: the layout node itself, or one around it. `id` is what a `ForEach` calls the row.
  func row(around layoutNode: LayoutNode, node: Node, id: AnyHashable?) -> LayoutNode
  /// Called when there are more or fewer rows than before.
  func rowsChanged()
}

/// A node that makes the rows of a container.
package protocol RowsNode: Node {
  var container: any RowContainer { get }
}

extension RowContainer {
  package var rowContainer: (any RowContainer)? { self }

  /// Where a layout node stands across the rows.
  package func across(_ row: LayoutNode, _ offer: ProposedViewSize, in extent: Double) -> Double {
    let inner = row.dimensions(offer)
    let outer = ViewDimensions(width: extent, height: extent) { _ in nil }
    return rowGuide.defaultValue(outer) - (inner.explicit(rowGuide) ?? rowGuide.defaultValue(inner))
  }

  /// What rows are offered.
  package func rowOffer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.replacing(rowAxis, by: nil) }

  /// The size of children one after the other, as wide as there is room.
  package func lineSize(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    let offer = rowOffer(proposal)
    let sizes = children.map { $0.sizeThatFits(offer) }
    let along = sizes.reduce(0) { $0 + $1[rowAxis] } + rowSpacing * Double(max(0, sizes.count - 1))
    let widest = sizes.map { $0[rowAxis.across] }.max() ?? 0
    let across = proposal[rowAxis.across].map { $0 == .infinity ? $0 : max($0, 0) } ?? widest
    return Size(rowAxis, along: along, across: across)
  }

  /// The places of children one after the other.
  package func linePlacements(_ children: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    let offer = rowOffer(proposal)
    var along = 0.0
    return children.map { child in
      defer { along += child.sizeThatFits(offer)[rowAxis] + rowSpacing }
      let across = across(child, offer, in: size[rowAxis.across])
      return Placement(origin: Point(rowAxis, along: along, across: across), proposal: offer)
    }
  }
}
