import Looks
import Graphics
import Runtime

/// Rows of elements in columns with titles.
///
///     Table(alarms, selection: $chosen) {
///       TableColumn("Time", value: \.time).width(80)
///       TableColumn("Alarm") { AlarmLabel(alarm: $0) }
///     }
///
/// The titles stay in place while the rows scroll. Only the rows near the visible part exist.
@preconcurrency @MainActor public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  private let data: Data
  private let columns: [TableColumn<Data.Element>]
  private let selection: Selection<Data.Element.ID>?
  private var sorting: TableSorting<Data.Element>?
  /// The elements and their descendants, of a table that lists its rows one by one.
  var tree: [TableTree<Data.Element>] = []
  @State private var open: Set<AnyHashable> = []
  @Environment({ $0.tableColumnHeaders }) private var headers

  /// Creates a table without a selection.
  public init(_ data: Data, @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]) {
    (self.data, self.columns, selection) = (data, columns(), nil)
  }

  /// Creates a table in which one row can be selected.
  public init(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    (self.data, self.columns, self.selection) = (data, columns(), .one(selection))
  }

  /// Creates a table in which several rows can be selected.
  public init(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    (self.data, self.columns, self.selection) = (data, columns(), .several(selection))
  }

  /// Creates a table whose rows are listed one by one.
  init<Value>(
    _ rows: [TableTree<Value>], _ selection: Selection<Value.ID>?, _ columns: [TableColumn<Value>]
  ) where Data == [Value] {
    (data, self.columns, self.selection, tree) = (rows.map(\.value), columns, selection, rows)
  }

  /// The table with titles that sort its rows when they are pressed. Applications say `sortOrder`.
  public func _sorted(by sorting: TableSorting<Data.Element>) -> Table {
    var table = self
    table.sorting = sorting
    return table
  }

  /// The titles above a list of the rows.
  public var body: some View {
    VStack(spacing: 0) {
      if headers != .hidden {
        TableTitles(columns: columns, sorting: sorting)
        Divider()
      }
      rows.listStyle(.plain)
    }
  }

  @ViewBuilder private var rows: some View {
    if tree.contains(where: { $0.children != nil }) {
      list(of: TableTree.lines(of: tree, $open)) { row($0) }
    } else {
      list(of: data) { row($0) }
    }
  }

  /// A list with the selection of the table.
  @ViewBuilder private func list<Rows: RandomAccessCollection, Row: View>(
    of rows: Rows, row: @escaping (Rows.Element) -> Row
  ) -> some View where Rows.Element: Identifiable, Rows.Element.ID == Data.Element.ID {
    switch selection {
    case .one(let binding)?: List(rows, selection: binding, rowContent: row)
    case .several(let binding)?: List(rows, selection: binding, rowContent: row)
    case nil: List(rows, rowContent: row)
    }
  }

  /// The row of an element that may have elements below it.
  private func row(_ line: TableLine<Data.Element>) -> some View {
    let isExpanded = line.tree.children == nil ? nil : line.tree.expansion($open)
    return cells { index in
      let cell = columns[index].cell(line.tree.value)
      if index == 0 { TableDisclosure(depth: line.depth, isExpanded: isExpanded, cell: cell) } else { cell }
    }
    .accessibilityElement(children: isExpanded == nil ? .combine : .contain)
  }

  private func row(_ element: Data.Element) -> some View {
    cells { columns[$0].cell(element) }.accessibilityElement(children: .combine)
  }

  /// The cells of a row, each in the width of its column.
  private func cells<Cell: View>(@ViewBuilder cell: @escaping (Int) -> Cell) -> some View {
    let layout = TableRowLayout(columns: columns.map(\.extent))
    // A text becomes smaller before it is cut: part of a number would be another number.
    return layout { ForEach(columns.indices, id: \.self, content: cell) }.shrinkingTexts(to: 0.5)
  }
}

extension TableColumn {
  /// The limits of the column's width.
  var extent: TableRowLayout.Column { TableRowLayout.Column(least: least, ideal: ideal, most: most) }
}

/// Lays out the cells of one row in the widths of their columns.
struct TableRowLayout: Layout {
  /// The limits of the width of a column, in points.
  struct Column: Equatable {
    var least: Double
    var ideal: Double?
    var most: Double
  }

  let columns: [Column]

  /// The distance between columns, in points.
  static let gap = 12.0

  /// Computes the width of each column: its ideal width, or else its minimum, and then an equal share of the
  /// remaining space up to its maximum.
  ///
  /// - Parameters:
  ///   - columns: the limits of the columns.
  ///   - width: the width of the row, in points.
  static func widths(of columns: [Column], in width: Double) -> [Double] {
    var widths = columns.map { min($0.most, max($0.least, $0.ideal ?? $0.least)) }
    var room = width - gap * Double(max(0, columns.count - 1)) - widths.reduce(0, +)
    var growing = columns.indices.filter { widths[$0] < columns[$0].most }
    while room > 0.01, !growing.isEmpty {
      let share = room / Double(growing.count)
      for index in growing {
        let more = min(share, columns[index].most - widths[index])
        widths[index] += more
        room -= more
      }
      growing = growing.filter { columns[$0].most - widths[$0] > 0.01 }
    }
    return widths
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let widths = Self.widths(of: columns, in: proposal.width ?? 320)
    let heights = zip(subviews, widths).map { view, width in
      view.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
    }
    return Size(width: proposal.width ?? 320, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (view, width) in zip(subviews, Self.widths(of: columns, in: bounds.width)) {
      view.place(
        at: Point(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.gap
    }
  }

  func makeCache(subviews: Subviews) {}
}
