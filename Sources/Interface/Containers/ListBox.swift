import Graphics

/// The column of rows and sections in a list, or of the rows of one section.
///
/// Puts a ``RowBox`` around each row, and draws the ground of rows that stand together.
final class ListBox: Box, RowContainer {
  /// Whether it is the whole list rather than one section's rows.
  let isWhole: Bool
  var look = RowLook() {
    didSet {
      if look == oldValue { return }
      setNeedsLayout()
      setNeedsPaint()
      for row in known.values { row.look = look }
    }
  }
  var selection: ListSelection? { didSet { showSelection() } }
  var selectionColor = RGBA.clear
  private var known: [ObjectIdentifier: RowBox] = [:]

  /// The space between sections, and around them all, in points.
  private static let margin = 16.0

  init(isWhole: Bool, node: Node) {
    self.isWhole = isWhole
    super.init(node: node)
  }

  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }
  override var spacerDirection: SpacerDirection? { .both }

  // MARK: Rows

  var isLazy: Bool { true }
  var rowAxis: Axis { .vertical }
  var rowSpacing: Double { 0 }
  var rowGuide: AlignmentKey { HorizontalAlignment.leading.key }

  func row(around box: Box, node: Node, id: AnyHashable?) -> Box {
    if box is SectionBox { return box }
    let row = RowBox(node: node)
    row.look = look
    row.isMirrored = isMirrored
    row.id = box.tag ?? id
    row.selection = selectionColor
    row.isSelected = selection?.contains(row.id) ?? false
    row.setChildren([selection?.touchable(box, row, node) ?? box])
    return row
  }

  override func setContent(_ boxes: [Box]) {
    var kept: [ObjectIdentifier: RowBox] = [:]
    let rows = boxes.map { box in
      if box is LazyRowsBox || box is SectionBox { return box }
      let key = ObjectIdentifier(box)
      let outer = known[key] ?? row(around: box, node: node!, id: nil)
      kept[key] = outer as? RowBox
      return outer
    }
    known = kept
    setChildren(rows)
    rowsChanged()
  }

  /// The choice of the list around a section's rows.
  var enclosingSelection: ListSelection? {
    ancestry.dropFirst().lazy.compactMap { ($0 as? ListBox)?.selection }.first
  }

  /// Finds out which rows are the last of those that stand together.
  func rowsChanged() {
    for group in groups {
      for (index, child) in group.enumerated() {
        let isLast = group[(index + 1)...].allSatisfy { ($0 as? LazyRowsBox)?.count == 0 }
        if let row = child as? RowBox { row.isLast = isLast }
        guard let rows = child as? LazyRowsBox else { continue }
        for case let row as RowBox in rows.children { row.isLast = false }
        if isLast { (rows.lastRow as? RowBox)?.isLast = true }
      }
    }
    setNeedsPaint()
  }

  /// Rows that stand together, without a section between.
  private var groups: [[Box]] {
    children.split { $0 is SectionBox }.map(Array.init)
  }

  private func showSelection() {
    func visit(_ box: Box) {
      if let row = box as? RowBox { row.isSelected = selection?.contains(row.id) ?? false }
      for child in box.children where !(box is RowBox) { visit(child) }
    }
    visit(self)
  }

  // MARK: Layout

  private var insets: EdgeInsets {
    guard isWhole, look.isInset else { return EdgeInsets() }
    return EdgeInsets(top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
  }

  private func gap(_ index: Int) -> Double {
    guard isWhole, index > 0 else { return 0 }
    if children[index] is SectionBox || children[index - 1] is SectionBox { return look.sectionGap }
    return 0
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let offer = rowOffer(proposal.inset(by: insets))
    let sizes = children.map { $0.sizeThatFits(offer) }
    let height = sizes.reduce(insets.vertical) { $0 + $1.height } + children.indices.reduce(0) { $0 + gap($1) }
    let width = proposal.width ?? (sizes.map(\.width).max() ?? 0) + insets.horizontal
    return Size(width: width, height: height)
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let offer = rowOffer(ProposedViewSize(width: size.width - insets.horizontal, height: nil))
    var y = insets.top
    return children.indices.map { index in
      y += gap(index)
      defer { y += children[index].sizeThatFits(offer).height }
      return Placement(origin: Point(x: insets.leading, y: y), proposal: offer)
    }
  }

  override func paint(into painter: inout Painter) {
    guard look.isInset else { return }
    for group in groups {
      guard let first = group.first, let last = group.last, last.frame.maxY > first.frame.minY else { continue }
      let card = Rect(
        x: first.frame.minX, y: first.frame.minY, width: first.frame.width, height: last.frame.maxY - first.frame.minY)
      painter.fill(card.near(painter), radius: RowLook.radius, look.ground)
    }
  }
}

extension Rect {
  /// The part of a very high rectangle near what is seen, with its corners where they are if those are near.
  fileprivate func near(_ painter: Painter) -> Rect {
    guard let back = painter.state.transform.inverted else { return self }
    let seen = painter.state.clip.applying(back).standardized
    let (top, bottom) = (seen.minY - Self.far, seen.maxY + Self.far)
    let (start, end) = (max(minY, min(top, maxY)), min(maxY, max(bottom, minY)))
    return Rect(x: minX, y: start, width: width, height: max(0, end - start))
  }

  private static var far: Double { 200 }
}

/// A section of a list: a header, rows and a footer.
final class SectionBox: Box {
  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }
  override var spacerDirection: SpacerDirection? { .both }

  private static let column = StackArrangement(axis: .vertical, guide: HorizontalAlignment.leading.key, spacing: 0)

  var look = RowLook()

  /// The space above one of several sections that are rows of a `ForEach`, in points.
  private var gap: Double {
    guard let rows = parent as? LazyRowsBox, !rows.isFirst(self) else { return 0 }
    return look.sectionGap
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = Self.column.size(children, proposal.replacing(.vertical, by: nil))
    return Size(width: size.width, height: size.height + gap)
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    Self.column.placements(children, proposal.replacing(.vertical, by: nil)).map {
      Placement(origin: $0.origin.offsetBy(dx: 0, dy: gap), proposal: $0.proposal)
    }
  }
}
