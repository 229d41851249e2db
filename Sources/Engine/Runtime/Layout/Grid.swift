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

/// The cells of a row in a ``Grid``. A modifier of the row applies to each of them. Outside a grid, a row is a ``Group``.
///
///     GridRow { Text("Core"); Text("58 °C") }.padding(4)    // each of the two texts has a padding
@preconcurrency @MainActor public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameter alignment: the vertical alignment in this row; `nil` for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The views in the cells.
  public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// Marks each view of a row as a cell of it.
@preconcurrency @MainActor private struct GridRowModifier: LayoutModifier {
  let alignment: VerticalAlignment?
  func makeBehavior(for layoutNode: LayoutNode) -> GridRowCellBehavior { GridRowCellBehavior(layoutNode) }
  func configure(_ behavior: GridRowCellBehavior, in environment: EnvironmentValues) { behavior.alignment = alignment }
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

/// The layout behavior of a cell of a ``GridRow``.
package final class GridRowCellBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The vertical alignment in the row; `nil` for the grid's.
  package var alignment: VerticalAlignment? { didSet { if alignment != oldValue { setNeedsLayout() } } }
  package var spacerDirection: SpacerDirection? { .both }

  /// The row. Its cells have the same node.
  package var row: ObjectIdentifier? { node.map { ObjectIdentifier($0) } }
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
  /// The cell of a ``GridRow`` that this layout node is or modifies, if any, and the grid properties of the view,
  /// collected from all its modifiers.
  package var gridPlace: (cell: GridRowCellBehavior?, told: GridCell) {
    var (cell, told): (GridRowCellBehavior?, GridCell) = (nil, GridCell())
    var layoutNode: LayoutNode? = self
    // The cells of a grid inside are not cells of this one.
    while let candidate = layoutNode, !(candidate.behavior is GridBehavior) {
      if let own = candidate.behavior as? LayoutValueBehavior, let value = own.value as? GridCell {
        told.columns = told.columns ?? value.columns
        told.unsizedAxes = told.unsizedAxes ?? value.unsizedAxes
        told.anchor = told.anchor ?? value.anchor
        told.columnAlignment = told.columnAlignment ?? value.columnAlignment
      } else if cell == nil {
        cell = candidate.behavior as? GridRowCellBehavior
      }
      layoutNode = candidate.modified
    }
    return (cell, told)
  }

  /// The layout node that this one modifies; `nil` if it has none or several.
  private var modified: LayoutNode? {
    if let layers = behavior as? LayerBehavior { return layers.base }
    return children.count == 1 ? children[0] : nil
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
