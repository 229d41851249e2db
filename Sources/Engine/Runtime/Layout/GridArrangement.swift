import Graphics

/// The layout algorithm of a grid.
///
/// The width is distributed to the columns as a stack distributes it to its subviews: the least flexible column first,
/// each with an equal share of the remaining width. A cell that spans several columns and needs more widens them
/// equally. The height is then distributed to the rows in the same way.
///
/// A view keeps the proposal with which its column and its row were measured, unless they became longer than that. To
/// propose the length of the column instead would be a further proposal in each grid of nested grids, and as many more for
/// the grids inside: the number of measurements would grow with the square of the depth and faster.
package struct GridArrangement: Equatable {
  /// The alignment of views in their cells.
  package var alignment: Alignment
  /// The space between columns in points; `nil` for the default.
  package var horizontalSpacing: Double?
  /// The space between rows in points; `nil` for the default.
  package var verticalSpacing: Double?

  private var columnGap: Double { horizontalSpacing ?? StackArrangement.defaultSpacing }
  private var rowGap: Double { verticalSpacing ?? StackArrangement.defaultSpacing }

  /// A view and the columns that it spans.
  private struct Cell {
    let layoutNode: LayoutNode
    var columns: Range<Int>
    let told: GridCell
    /// The proposal to the view. Its width is known once the columns are measured, and its height once the rows are.
    var proposal = ProposedViewSize.unspecified

    /// Returns whether the view affects the size of columns or rows.
    func isSized(_ axis: Axis) -> Bool { !(told.unsizedAxes?.contains(axis) ?? false) }
  }

  /// A row with its cells. A view outside a ``GridRow`` is a separate row that spans all columns.
  private struct Row {
    /// The identity of the ``GridRow``; `nil` for a view outside one.
    let id: ObjectIdentifier?
    let alignment: VerticalAlignment?
    var cells: [Cell] = []
  }

  /// The sizes of all columns and rows.
  private struct Table {
    var rows: [Row]
    var widths: [Double]
    var heights: [Double]
    var size: Size
  }

  /// The places and the alignments of the columns, which all rows share.
  private struct Columns {
    /// The left edge of each column.
    var edges: [Double] = []
    /// The alignments that views set for their columns, by the number of the column.
    var alignments: [Int: HorizontalAlignment] = [:]
  }

  /// Returns the size of the grid for a proposal.
  package func size(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Size { table(children, proposal).size }

  /// Returns the placements of the cells and of the views outside rows, in the order of the views.
  package func placements(_ children: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    let table = table(children, proposal)
    let columns = columns(of: table)
    var y = 0.0
    return zip(table.rows, table.heights).flatMap { row, height in
      defer { y += height + rowGap }
      return placements(of: row, table.widths, columns, height: height).map { placement in
        Placement(origin: placement.origin.offsetBy(dx: 0, dy: y), proposal: placement.proposal)
      }
    }
  }

  // MARK: Cells

  /// Returns the rows with their cells.
  private func rows(_ children: [LayoutNode]) -> [Row] {
    var (rows, count): ([Row], Int) = ([], 1)
    for child in children {
      let (cell, told) = child.gridPlace
      let row = cell?.row
      if row == nil || rows.last?.id != row { rows.append(Row(id: row, alignment: cell?.alignment)) }
      let first = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      let columns = first..<(first + (told.columns ?? 1))
      rows[rows.count - 1].cells.append(Cell(layoutNode: child, columns: columns, told: told))
      if row != nil { count = max(count, columns.upperBound) }
    }
    for index in rows.indices where rows[index].id == nil { rows[index].cells[0].columns = 0..<count }
    return rows
  }

  /// Returns the placements of the cells of a row.
  private func placements(of row: Row, _ widths: [Double], _ columns: Columns, height: Double) -> [Placement] {
    let vertical = row.alignment ?? alignment.vertical
    let baseline = baseline(vertical, of: row)
    return row.cells.map { cell in
      let width = extent(widths, cell.columns, gap: columnGap)
      let x = columns.edges[cell.columns.lowerBound]
      let inner = cell.layoutNode.dimensions(cell.proposal)
      let outer = ViewDimensions(width: width, height: height) { _ in nil }
      if let anchor = cell.told.anchor {
        let origin = Point(
          x: x + (width - inner.width) * anchor.x, y: (height - inner.height) * anchor.y)
        return Placement(origin: origin, proposal: cell.proposal)
      }
      let guide = columns.alignments[cell.columns.lowerBound] ?? alignment.horizontal
      let y = baseline.map { $0 - inner[vertical] }
      let origin = Point(x: x + outer[guide] - inner[guide], y: y ?? outer[vertical] - inner[vertical])
      return Placement(origin: origin, proposal: cell.proposal)
    }
  }

  /// Returns the position of the text baseline in a row; `nil` if it is not aligned by a baseline.
  private func baseline(_ guide: VerticalAlignment, of row: Row) -> Double? {
    guard guide.key.isTextBaseline else { return nil }
    return row.cells.map { $0.layoutNode.dimensions($0.proposal)[guide] }.max()
  }

  /// Returns the places of the columns, and the alignment that the first view in each column sets for it.
  private func columns(of table: Table) -> Columns {
    var columns = Columns()
    var x = 0.0
    for width in table.widths {
      columns.edges.append(x)
      x += width + columnGap
    }
    for cell in table.rows.lazy.filter({ $0.id != nil }).flatMap(\.cells) {
      let column = cell.columns.lowerBound
      if columns.alignments[column] == nil { columns.alignments[column] = cell.told.columnAlignment }
    }
    return columns
  }

  // MARK: Extents

  /// Computes the sizes of all columns and rows for a proposal.
  private func table(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Table {
    var rows = rows(children)
    let widths = widths(&rows, proposal.width)
    let heights = heights(&rows, proposal.height)
    let size = Size(
      width: extent(widths, 0..<widths.count, gap: columnGap), height: extent(heights, 0..<heights.count, gap: rowGap))
    return Table(rows: rows, widths: widths, heights: heights, size: size)
  }

  /// Returns the total length of some columns or rows with the space between them.
  private func extent(_ lengths: [Double], _ range: Range<Int>, gap: Double) -> Double {
    lengths[range].reduce(0, +) + gap * Double(max(0, range.count - 1))
  }

  /// Computes the widths of the columns, and the widths to propose to the views.
  private func widths(_ rows: inout [Row], _ offer: Double?) -> [Double] {
    let cells = rows.flatMap(\.cells).filter { $0.isSized(.horizontal) }
    let count = rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0
    var columns = [[Cell]](repeating: [], count: count)
    for cell in cells where cell.columns.count == 1 { columns[cell.columns.lowerBound].append(cell) }
    var (widths, offers) = share(offer, among: count, gap: columnGap) { column, width in
      columns[column].map { $0.layoutNode.sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
    }
    forEachCell(of: &rows) { cell, _ in
      guard cell.columns.count > 1 else { return cell.proposal.width = offers[cell.columns.lowerBound] }
      guard cell.isSized(.horizontal) else { return }
      let gaps = columnGap * Double(max(0, count - cell.columns.count))
      let others = widths.indices.filter { !cell.columns.contains($0) }.reduce(0) { $0 + widths[$1] } + gaps
      cell.proposal.width = offer.map { max(0, $0 - others) }
      let missing = cell.layoutNode.sizeThatFits(cell.proposal).width - extent(widths, cell.columns, gap: columnGap)
      if missing > 0 { for column in cell.columns { widths[column] += missing / Double(cell.columns.count) } }
    }
    forEachCell(of: &rows) { cell, _ in
      let width = extent(widths, cell.columns, gap: columnGap)
      cell.proposal.width = proposal(to: cell, .horizontal, measuredWith: cell.proposal.width, length: width)
    }
    return widths
  }

  /// Computes the heights of the rows, and the heights to propose to the views.
  private func heights(_ rows: inout [Row], _ offer: Double?) -> [Double] {
    let (heights, offers) = share(offer, among: rows.count, gap: rowGap) { [rows] index, height in
      let guide = rows[index].alignment ?? alignment.vertical
      let isBaseline = guide.key.isTextBaseline
      var (above, below) = (0.0, 0.0)
      for cell in rows[index].cells where cell.isSized(.vertical) {
        let inner = cell.layoutNode.dimensions(ProposedViewSize(width: cell.proposal.width, height: height))
        let position = isBaseline ? inner[guide] : 0
        above = max(above, position)
        below = max(below, inner.height - position)
      }
      return above + below
    }
    forEachCell(of: &rows) { cell, row in
      cell.proposal.height = proposal(to: cell, .vertical, measuredWith: offers[row], length: heights[row])
    }
    return heights
  }

  /// Changes the cells, row by row.
  private func forEachCell(of rows: inout [Row], _ change: (_ cell: inout Cell, _ row: Int) -> Void) {
    for row in rows.indices {
      for index in rows[row].cells.indices { change(&rows[row].cells[index], row) }
    }
  }

  /// Returns the length to propose to a view in columns or a row of a length: the one with which the view was measured if it
  /// fills the length, or if more was proposed than the length. The other views may grow with the length.
  private func proposal(to cell: Cell, _ axis: Axis, measuredWith offer: Double?, length: Double) -> Double? {
    guard cell.isSized(axis) else { return length }
    if let offer, length <= offer { return offer }
    var measured = cell.proposal
    measured[axis] = offer
    return cell.layoutNode.sizeThatFits(measured)[axis] > length - Self.precision ? offer : length
  }

  /// The precision in points with which a view fills a length that is a sum.
  private static let precision = 1e-6

  /// Distributes a length: to the least flexible element first, each with an equal share of what remains.
  ///
  /// - Returns: The length of each element, and the offer with which it was measured.
  private func share(
    _ offer: Double?, among count: Int, gap: Double, _ extent: (_ index: Int, _ offer: Double?) -> Double
  ) -> (lengths: [Double], offers: [Double?]) {
    var offers = [Double?](repeating: nil, count: count)
    guard let offer else { return ((0..<count).map { extent($0, nil) }, offers) }
    let slack = (0..<count).map { extent($0, .infinity) - extent($0, 0) }
    var lengths = Array(repeating: 0.0, count: count)
    var left = offer - gap * Double(max(0, count - 1))
    var waiting = count
    for index in (0..<count).sorted(by: { (slack[$0], $0) < (slack[$1], $1) }) {
      let share = max(0, left / Double(waiting))
      offers[index] = share
      lengths[index] = extent(index, share)
      left -= lengths[index]
      waiting -= 1
    }
    return (lengths, offers)
  }
}
