import Graphics

/// A container whose rows are created only near the visible part.
@MainActor package protocol RowContainer: LayoutBehavior {
  /// Whether a `ForEach` directly inside creates only the rows near the visible part.
  var isLazy: Bool { get }
  /// The axis along which rows are arranged.
  var rowAxis: Axis { get }
  /// The space between rows, in points.
  var rowSpacing: Double { get }
  /// The guide by which rows are aligned across the axis.
  var rowGuide: AlignmentKey { get }
  /// Returns the layout node that represents a row: the given node or a wrapper of it.
  ///
  /// - Parameter id: the identity of the element in a `ForEach`.
  func row(around layoutNode: LayoutNode, node: Node, id: AnyHashable?) -> LayoutNode
  /// Called when the number of rows has changed.
  func rowsChanged()
}

/// A place in the tree where views become rows of a container.
@MainActor package struct RowPlace {
  package let container: any RowContainer
  /// Whether a `ForEach` has already made the row around the views.
  package let isInRow: Bool

  /// Creates a place in a container.
  package init(_ container: any RowContainer, isInRow: Bool = false) {
    (self.container, self.isInRow) = (container, isInRow)
  }
}

extension RowContainer {
  /// This container, in which rows are created as needed.
  package var rowContainer: (any RowContainer)? { self }

  /// Returns the position of a row across the axis.
  package func across(_ row: LayoutNode, _ offer: ProposedViewSize, in extent: Double) -> Double {
    let inner = row.dimensions(offer)
    let outer = ViewDimensions(width: extent, height: extent) { _ in nil }
    return rowGuide.defaultValue(outer) - (inner.explicit(rowGuide) ?? rowGuide.defaultValue(inner))
  }

  /// Returns the size proposed to rows: unspecified along the axis.
  package func rowOffer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.replacing(rowAxis, by: nil) }

  /// Returns the size of children arranged one after another, with the proposed length across the axis. Where none is
  /// proposed, this is that of the widest child, which all others are then proposed.
  package func lineSize(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    let ideal = rowOffer(proposal)
    let across =
      ideal[rowAxis.across].map { $0 == .infinity ? $0 : max($0, 0) }
      ?? children.map { $0.sizeThatFits(ideal)[rowAxis.across] }.max() ?? 0
    let offer = ideal.replacing(rowAxis.across, by: ideal[rowAxis.across] ?? across)
    let along = children.reduce(rowSpacing * Double(max(0, children.count - 1))) {
      $0 + $1.sizeThatFits(offer)[rowAxis]
    }
    return Size(rowAxis, along: along, across: across)
  }

  /// Returns the placements of children arranged one after another.
  package func linePlacements(_ children: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    let offer = rowOffer(proposal).replacing(rowAxis.across, by: proposal[rowAxis.across] ?? size[rowAxis.across])
    var along = 0.0
    return children.map { child in
      defer { along += child.sizeThatFits(offer)[rowAxis] + rowSpacing }
      let across = across(child, offer, in: size[rowAxis.across])
      return Placement(origin: Point(rowAxis, along: along, across: across), proposal: offer)
    }
  }
}
