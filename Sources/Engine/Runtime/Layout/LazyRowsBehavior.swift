import Graphics
import Values

/// The layout behavior that represents all rows of a `ForEach` in a lazy container. The rows that exist are its
/// children.
package final class LazyRowsBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  /// The layout nodes of one element.
  package struct Row {
    /// The index of the element.
    package let index: Int
    /// The layout nodes of the element's views.
    package let layoutNodes: [LayoutNode]
  }

  private unowned let container: any RowContainer
  /// The known and estimated lengths of all rows.
  private var extents: RowExtents
  /// The rows that exist.
  private var rows: [Row] = []
  /// The range of the rows that are to exist.
  package private(set) var wanted = 0..<0
  /// Called when another range of rows is to exist.
  package var want: (Range<Int>) -> Void = { _ in }
  /// The first visible row, and the distance by which it has moved because rows above had other lengths than estimated.
  private var firstSeen = 0
  private var push = 0.0

  /// Creates a behavior without rows.
  package init(_ container: any RowContainer, _ layoutNode: LayoutNode) {
    self.container = container
    extents = RowExtents(count: 0, spacing: container.rowSpacing)
    self.layoutNode = layoutNode
  }

  /// The number of rows.
  package var count: Int { extents.count }

  /// The layout node of the last row; `nil` if the last row does not exist at present.
  package var lastRow: LayoutNode? { rows.last.flatMap { $0.index == count - 1 ? $0.layoutNodes.last : nil } }

  /// Returns whether a layout node is that of the first row.
  package func isFirst(_ layoutNode: LayoutNode) -> Bool {
    rows.first.map { $0.index == 0 && $0.layoutNodes.first === layoutNode } ?? true
  }

  private var axis: Axis { container.rowAxis }

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package func stageChanged() { stage.observeGeometry(self, isOnStage) }

  /// Sets the number of rows. A different number discards the known lengths.
  package func reset(count: Int) {
    if count == extents.count { return }
    extents = RowExtents(count: count, spacing: container.rowSpacing)
    wanted = wanted.clamped(to: 0..<count)
    firstSeen = 0
    container.rowsChanged()
    setNeedsLayout()
  }

  /// Sets the rows that exist, in ascending order.
  package func show(_ rows: [Row]) {
    self.rows = rows
    setChildren(rows.flatMap(\.layoutNodes))
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the length of a row along the axis.
  private func length(_ row: Row, _ offer: ProposedViewSize) -> Double {
    let lengths = row.layoutNodes.map { $0.sizeThatFits(offer)[axis] }
    return lengths.reduce(0, +) + container.rowSpacing * Double(max(0, lengths.count - 1))
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let offer = container.rowOffer(proposal)
    let along = rows.reduce(extents.total) { $0 - extents[$1.index] + length($1, offer) }
    let widest = rows.flatMap(\.layoutNodes).map { $0.sizeThatFits(offer)[axis.across] }.max() ?? 0
    return Size(axis, along: along, across: proposal[axis.across] ?? widest)
  }

  package func willPlace(in size: Size, proposal: ProposedViewSize) {
    let offer = container.rowOffer(proposal)
    let before = firstSeen < count ? extents.offset(of: firstSeen) : 0
    for row in rows { extents[row.index] = length(row, offer) }
    if firstSeen < count, firstSeen > 0 { push += extents.offset(of: firstSeen) - before }
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let offer = container.rowOffer(proposal)
    var placements: [Placement] = []
    for row in rows {
      var along = extents.offset(of: row.index)
      for layoutNode in row.layoutNodes {
        let across = container.across(layoutNode, offer, in: size[axis.across])
        placements.append(Placement(origin: Point(axis, along: along, across: across), proposal: offer))
        along += layoutNode.sizeThatFits(offer)[axis] + container.rowSpacing
      }
    }
    return placements
  }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? { nil }

  /// Returns the frame of a row, which is estimated if the row does not exist.
  package func rect(of index: Int) -> Rect {
    let corner = Point(axis, along: extents.offset(of: index), across: 0)
    return Rect(origin: corner, size: Size(axis, along: extents[index], across: frame.size[axis.across]))
  }

  // MARK: What is seen

  package func layoutSettled() {
    guard count > 0 else { return }
    guard let scroll = ancestry.firstMapped(\.behavior.scrollContainer) else {
      return ask(for: 0..<min(count, RuntimeLimits.elements))
    }
    if abs(push) > 0.01 {
      scroll.shift(axis, by: push)
      push = 0
    }
    let window = scroll.layoutNode.rect(scroll.window, in: layoutNode)
    let start = window.start(axis, in: frame.size, isMirrored)
    let length = axis == .horizontal ? window.width : window.height
    firstSeen = extents.index(at: start)
    let needed = range(from: start - length / 4, to: start + length * 5 / 4)
    if wanted.lowerBound <= needed.lowerBound && needed.upperBound <= wanted.upperBound { return }
    ask(for: range(from: start - length, to: start + length * 2))
  }

  /// Returns the rows between two positions, at most ``RuntimeLimits/lazyRows``.
  private func range(from start: Double, to end: Double) -> Range<Int> {
    let first = extents.index(at: start)
    return first..<min(extents.index(at: end) + 1, first + RuntimeLimits.lazyRows)
  }

  /// Requests a range of rows.
  private func ask(for range: Range<Int>) {
    if range == wanted { return }
    wanted = range
    want(range)
  }
}
