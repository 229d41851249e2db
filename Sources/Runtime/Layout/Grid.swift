import Graphics

/// Arranges views in rows and columns whose widths follow the widest view of each.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Core"); Text("58 °C") }
///       Divider().gridCellUnsizedAxes(.horizontal)
///       GridRow { Text("Oven"); Text("180 °C") }
///     }
@preconcurrency @MainActor public struct Grid<Content: View>: ContainerView {
  private let arrangement: GridArrangement
  package let inside: Content

  /// A grid.
  ///
  /// - Parameters:
  ///   - alignment: where views stand in their cells.
  ///   - horizontalSpacing: the gap between columns in points; `nil` for the default.
  ///   - verticalSpacing: the gap between rows in points; `nil` for the default.
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

/// The cells of one row of a ``Grid``.
@preconcurrency @MainActor public struct GridRow<Content: View>: ContainerView {
  private let alignment: VerticalAlignment?
  package let inside: Content

  /// A row; `alignment` takes the place of the grid's.
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

/// A row: as wide as its grid; the grid says where the cells go.
package final class GridRowBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var alignment: VerticalAlignment?
  /// The extent of each cell and the place of its view, as the grid has worked it out.
  package var cells: (size: Size, placements: [Placement])?

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package var spacerDirection: SpacerDirection? { .both }

  package var passesChangesOn: Bool { true }

  private var alone: StackArrangement {
    StackArrangement(axis: .horizontal, guide: (alignment ?? .center).key, spacing: nil)
  }

  package func measure(_ proposal: ProposedViewSize) -> Size { cells?.size ?? alone.size(children, proposal) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    if let cells, cells.placements.count == children.count { return cells.placements }
    return alone.placements(children, proposal)
  }

  /// Takes over what the grid has worked out. Its size is an answer to the grid alone.
  package func show(_ size: Size, _ placements: [Placement]) {
    cells = (size, placements)
    layoutNode.forgetAnswers()
  }
}

/// What a view tells the grid around it.
package struct GridCell {
  /// How many columns the cell spans.
  package var columns: Int?
  /// In which directions the view's size is none of the grid's business.
  package var unsizedAxes: Axis.Set?
  /// Where the view stands in its cell.
  package var anchor: UnitPoint?
  /// Where the views of the column stand.
  package var columnAlignment: HorizontalAlignment?
}

private enum GridCellKey: LayoutValueKey { static var defaultValue: GridCell { GridCell() } }

extension LayoutNode {
  /// What the view tells the grid, from however many modifiers.
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

  /// The row that this layout node is, in however many wrappers.
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
  /// Lets the view's cell span several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellKey.self, value: GridCell(columns: max(1, count)))
  }

  /// Keeps the view's size from making columns wider or rows higher.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellKey.self, value: GridCell(unsizedAxes: axes))
  }

  /// Where the view stands in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellKey.self, value: GridCell(anchor: anchor))
  }

  /// Where the views of this view's column stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridCellKey.self, value: GridCell(columnAlignment: guide))
  }
}
