import Graphics

/// Arranges views in rows and columns. A column is as wide as its widest view.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Core"); Text("58 °C") }
///       Divider().gridCellUnsizedAxes(.horizontal)
///       GridRow { Text("Oven"); Text("180 °C") }
///     }
@preconcurrency @MainActor public struct Grid<Content: View>: ContainerView {
  private let arrangement: GridArrangement
  package let inside: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of views in their cells.
  ///   - horizontalSpacing: the space between columns in points; `nil` for 8.
  ///   - verticalSpacing: the space between rows in points; `nil` for 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> GridBehavior { GridBehavior(arrangement, layoutNode) }

  package func configure(_ behavior: GridBehavior, in environment: EnvironmentValues) {
    behavior.arrangement = arrangement
    behavior.isMirrored = environment.isRightToLeft
  }
}

/// The cells of a row in a ``Grid``.
@preconcurrency @MainActor public struct GridRow<Content: View>: ContainerView {
  private let alignment: VerticalAlignment?
  /// The views in the cells.
  package let inside: Content

  /// Creates a row.
  ///
  /// - Parameter alignment: the vertical alignment in this row; `nil` for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> GridRowBehavior { GridRowBehavior(layoutNode) }

  package func configure(_ behavior: GridRowBehavior, in environment: EnvironmentValues) {
    if behavior.alignment != alignment { behavior.setNeedsLayout() }
    behavior.alignment = alignment
    behavior.isMirrored = environment.isRightToLeft
  }
}

package final class GridBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  /// The arrangement of the cells.
  package var arrangement: GridArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  package init(_ arrangement: GridArrangement, _ layoutNode: LayoutNode) {
    self.arrangement = arrangement
    self.layoutNode = layoutNode
  }

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package var spacerDirection: SpacerDirection? { .along(.vertical) }

  package func measure(_ proposal: ProposedViewSize) -> Size { arrangement.size(children, proposal) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, in: size, proposal)
  }
}

/// The layout behavior of a ``GridRow``. It is as wide as the grid, which places the cells.
package final class GridRowBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The vertical alignment in this row; `nil` for the grid's.
  package var alignment: VerticalAlignment?
  /// The size of the row and the placements of its cells, computed by the grid. `nil` outside a grid.
  package var cells: (size: Size, placements: [Placement])?

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package var spacerDirection: SpacerDirection? { .both }

  package var passesChangesOn: Bool { true }

  /// The arrangement of a row outside a grid.
  private var alone: StackArrangement {
    StackArrangement(axis: .horizontal, guide: (alignment ?? .center).key, spacing: nil)
  }

  package func measure(_ proposal: ProposedViewSize) -> Size { cells?.size ?? alone.size(children, proposal) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    if let cells, cells.placements.count == children.count { return cells.placements }
    return alone.placements(children, in: size, proposal)
  }

  /// Sets the size and the placements that the grid has computed. Cached sizes are discarded, because they depend on
  /// the grid.
  package func show(_ size: Size, _ placements: [Placement]) {
    cells = (size, placements)
    layoutNode.forgetAnswers()
  }
}

/// The layout properties of a view in a grid.
package struct GridCell {
  /// The number of columns that the cell spans; `nil` for one.
  package var columns: Int?
  /// The axes along which the view does not affect the size of columns and rows; `nil` for none.
  package var unsizedAxes: Axis.Set?
  /// The position of the view in its cell, as fractions of the free space; `nil` for the alignment.
  package var anchor: UnitPoint?
  /// The alignment of all views in the column; `nil` for the grid's.
  package var columnAlignment: HorizontalAlignment?
}

/// The key of a view's grid properties.
private enum GridCellKey: LayoutValueKey { static var defaultValue: GridCell { GridCell() } }

extension LayoutNode {
  /// The grid properties of the view, collected from all its modifiers.
  package var gridCell: GridCell {
    var cell = GridCell()
    var layoutNode: LayoutNode? = self
    while let candidate = layoutNode {
      if let own = candidate.behavior as? LayoutValueBehavior, let told = own.value as? GridCell {
        cell.columns = cell.columns ?? told.columns
        cell.unsizedAxes = cell.unsizedAxes ?? told.unsizedAxes
        cell.anchor = cell.anchor ?? told.anchor
        cell.columnAlignment = cell.columnAlignment ?? told.columnAlignment
      }
      layoutNode = candidate.children.count == 1 ? candidate.children[0] : nil
    }
    return cell
  }

  /// The grid row that this layout node is or wraps; `nil` if there is none.
  package var gridRow: GridRowBehavior? {
    var layoutNode: LayoutNode? = self
    while let candidate = layoutNode {
      if let row = candidate.behavior as? GridRowBehavior { return row }
      layoutNode = candidate.children.count == 1 ? candidate.children[0] : nil
    }
    return nil
  }
}

extension View {
  /// Lets the view's cell span a number of columns: 1…100. Other numbers are clamped to this range.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellKey.self, value: GridCell(columns: max(1, min(RuntimeLimits.spannedColumns, count))))
  }

  /// Ignores the view's size along some axes when the widths of columns and the heights of rows are computed.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellKey.self, value: GridCell(unsizedAxes: axes))
  }

  /// Sets the position of the view in its cell, as fractions of the free space.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellKey.self, value: GridCell(anchor: anchor))
  }

  /// Sets the horizontal alignment of all views in this view's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridCellKey.self, value: GridCell(columnAlignment: guide))
  }
}
