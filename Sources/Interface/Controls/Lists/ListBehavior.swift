import Graphics
import Runtime
import Values

/// Lays out the rows and sections of a list, or the rows of one section.
///
/// It wraps each row in a ``RowBehavior``, and draws the card behind rows that are not separated by a section.
final class ListBehavior: LayoutBehavior, RowContainer {
  unowned let layoutNode: LayoutNode

  /// Whether this is the whole list rather than the rows of one section.
  let isWhole: Bool
  var look = RowLook() {
    didSet {
      if look == oldValue { return }
      setNeedsLayout()
      setNeedsPaint()
      forEachRow(inSections: false) { $0.look = look }
    }
  }
  var selection: ListSelection? { didSet { showSelection() } }
  /// The ground of the selected rows; it changes with the colours of the panel.
  var selectionColor = RGBA.clear { didSet { if selectionColor != oldValue { showSelection() } } }
  /// Whether a modifier has been applied to a whole section inside, which is then inside other layout nodes.
  var modifiesSections = false
  /// The row around each node that is directly in the column.
  private var known: [ObjectIdentifier: LayoutNode] = [:]

  init(isWhole: Bool, _ layoutNode: LayoutNode) {
    self.isWhole = isWhole
    self.layoutNode = layoutNode
  }

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? { .both }

  // MARK: Rows

  var isLazy: Bool { true }
  var rowAxis: Axis { .vertical }
  var rowSpacing: Double { 0 }
  var rowGuide: AlignmentKey { HorizontalAlignment.leading.key }

  func row(around layoutNode: LayoutNode, node: Node, id: AnyHashable?) -> LayoutNode {
    if section(in: layoutNode) != nil { return layoutNode }
    let (rowNode, row) = LayoutNode.make(for: node) { RowBehavior($0) }
    row.look = look
    row.id = layoutNode.tag ?? id
    row.selection = selectionColor
    row.isSelected = selection?.contains(row.id) ?? false
    row.setChildren([selection?.touchable(layoutNode, row, node) ?? layoutNode])
    return rowNode
  }

  func setContent(_ layoutNodes: [LayoutNode]) {
    var kept: [ObjectIdentifier: LayoutNode] = [:]
    let rows = layoutNodes.map { layoutNode in
      if layoutNode.behavior is LazyRowsBehavior || section(in: layoutNode) != nil { return layoutNode }
      let key = ObjectIdentifier(layoutNode)
      let outer = known[key] ?? row(around: layoutNode, node: node!, id: nil)
      kept[key] = outer
      return outer
    }
    known = kept
    setChildren(rows)
    rowsChanged()
  }

  /// The section that a child stands for: the child itself, or what a modifier of the whole section contains.
  private func section(in child: LayoutNode) -> SectionBehavior? {
    child.behavior as? SectionBehavior ?? (modifiesSections ? child.modifiedSection : nil)
  }

  /// The selection of the list that contains this section.
  var enclosingSelection: ListSelection? {
    ancestry.dropFirst().firstMapped { ($0.behavior as? ListBehavior)?.selection }
  }

  /// Determines which rows are the last of their group; the last row draws no separator.
  func rowsChanged() {
    for rows in children where holdsSections(rows) {
      let parts = rows.children
      for (index, part) in parts.enumerated() {
        guard let section = section(in: part) else { continue }
        section.hasRowBelow = index + 1 < parts.count && self.section(in: parts[index + 1]) == nil
      }
    }
    for group in groups {
      for (index, child) in group.enumerated() {
        let isLast = group[(index + 1)...].allSatisfy { ($0.behavior as? LazyRowsBehavior)?.count == 0 }
        if let row = child.behavior as? RowBehavior { row.isLast = isLast }
        guard let rows = child.behavior as? LazyRowsBehavior else { continue }
        for case let row as RowBehavior in rows.children.lazy.map(\.behavior) { row.isLast = false }
        if isLast { (rows.lastRow?.behavior as? RowBehavior)?.isLast = true }
      }
    }
    setNeedsPaint()
  }

  /// The runs of rows that no section interrupts. Each run has a card.
  private var groups: [[LayoutNode]] {
    children.flatMap { holdsSections($0) ? $0.children : [$0] }
      .split { section(in: $0) != nil }.map(Array.init)
  }

  /// Whether a child stands for the elements of a `ForEach` that has sections among them.
  private func holdsSections(_ child: LayoutNode) -> Bool {
    child.behavior is LazyRowsBehavior && child.children.contains { section(in: $0) != nil }
  }

  /// The present frame of a visible row, including rows inside a `ForEach`.
  private func frame(of row: LayoutNode) -> Rect {
    guard let rows = row.parent, rows !== layoutNode else { return row.shownFrame }
    return row.shownFrame.offsetBy(dx: rows.shownFrame.minX, dy: rows.shownFrame.minY)
  }

  /// Marks the selected rows, also those inside sections and lazy rows.
  private func showSelection() {
    forEachRow(inSections: true) { row in
      row.selection = selectionColor
      row.isSelected = selection?.contains(row.id) ?? false
    }
  }

  /// Visits the rows, also lazy ones. A section inside has its own look, but no selection.
  private func forEachRow(inSections: Bool, _ visit: (RowBehavior) -> Void) {
    func descend(_ layoutNode: LayoutNode) {
      if let row = layoutNode.behavior as? RowBehavior { return visit(row) }
      for child in layoutNode.children where inSections || section(in: child) == nil { descend(child) }
    }
    descend(layoutNode)
  }

  /// Draws the card again where its rows move.
  func childMoves() { if look.isInset { setNeedsPaint() } }

  // MARK: Layout

  /// The space around the rows of a whole list: its margins, and on both sides any width beyond a readable row.
  private func insets(_ width: Double?) -> EdgeInsets {
    guard isWhole else { return EdgeInsets() }
    let margin = look.isInset ? look.margin : 0
    let side = max(margin, ((width ?? 0) - look.contentWidth) / 2)
    return EdgeInsets(top: margin, leading: side, bottom: margin, trailing: side)
  }

  /// The space above a child, in points: sections are set apart from their neighbours.
  private func gap(_ index: Int) -> Double {
    guard isWhole, index > 0 else { return 0 }
    if section(in: children[index]) != nil || section(in: children[index - 1]) != nil {
      return look.sectionGap
    }
    return 0
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let insets = insets(proposal.width)
    let offer = rowOffer(proposal.inset(by: insets))
    let sizes = children.map { $0.sizeThatFits(offer) }
    let height = sizes.reduce(insets.vertical) { $0 + $1.height } + children.indices.reduce(0) { $0 + gap($1) }
    let width = proposal.width ?? (sizes.map(\.width).max() ?? 0) + insets.horizontal
    return Size(width: width, height: height)
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let insets = insets(size.width)
    let offer = rowOffer(ProposedViewSize(width: size.width - insets.horizontal, height: nil))
    var y = insets.top
    return children.indices.map { index in
      y += gap(index)
      defer { y += children[index].sizeThatFits(offer).height }
      return Placement(origin: Point(x: insets.leading, y: y), proposal: offer)
    }
  }

  func paint(into painter: inout Painter) {
    guard look.isInset else { return }
    painter.dependsOnSight()
    for group in groups {
      // While rows come or go, the card ends at the last visible row.
      guard let first = group.first.map(frame), let last = group.last.map(frame), last.maxY > first.minY else {
        continue
      }
      let card = Rect(x: first.minX, y: first.minY, width: first.width, height: last.maxY - first.minY)
      painter.fill(card.near(painter), radius: RowLook.radius, look.backgroundColor)
    }
  }
}

extension Rect {
  /// The part of a very tall rectangle near the visible area, with nearby corners kept. So a card of thousands of rows
  /// costs no more to draw than a screenful.
  fileprivate func near(_ painter: Painter) -> Rect {
    guard let back = painter.state.transform.inverse else { return self }
    let seen = painter.state.clip.applying(back).standardized
    let (top, bottom) = (seen.minY - Self.far, seen.maxY + Self.far)
    let (start, end) = (max(minY, min(top, maxY)), min(maxY, max(bottom, minY)))
    return Rect(x: minX, y: start, width: width, height: max(0, end - start))
  }

  /// The distance beyond the visible area at which a rectangle is cut, in points; more than the radius of any
  /// card.
  private static var far: Double { 200 }
}

/// A section of a list: a header, the rows and a footer in a column.
final class SectionBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? { .both }

  private static let column = StackArrangement(axis: .vertical, guide: HorizontalAlignment.leading.key, spacing: 0)

  var look = RowLook()

  /// Whether a row that belongs to no section follows, if the section is one of several rows of a `ForEach`.
  var hasRowBelow = false { didSet { if hasRowBelow != oldValue { setNeedsLayout() } } }

  /// The space that the list leaves between sections, in points. The look of the section itself does not know its margins.
  private var sectionGap: Double {
    ancestry.dropFirst().firstMapped { ($0.behavior as? ListBehavior)?.look.sectionGap } ?? look.sectionGap
  }

  /// The space above the section, in points, if it is one of several rows of a `ForEach`.
  private var gap: Double {
    var child = layoutNode
    while let outer = child.parent, !(outer.behavior is ListBehavior) {
      if let rows = outer.behavior as? LazyRowsBehavior { return rows.isFirst(child) ? 0 : sectionGap }
      child = outer
    }
    return 0
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let size = Self.column.size(children, proposal.replacing(.vertical, by: nil))
    return Size(width: size.width, height: size.height + gap + (hasRowBelow ? sectionGap : 0))
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    Self.column.placements(children, in: size, proposal.replacing(.vertical, by: nil)).map {
      Placement(origin: $0.origin.offsetBy(dx: 0, dy: gap), proposal: $0.proposal)
    }
  }
}

extension LayoutNode {
  /// The section that is inside this layout node with nothing but its modifiers around it.
  fileprivate var modifiedSection: SectionBehavior? {
    if let section = behavior as? SectionBehavior { return section }
    if behavior is RowBehavior || behavior is LazyRowsBehavior || node is any ArrangingNode { return nil }
    return children.firstMapped { $0.modifiedSection }
  }
}
