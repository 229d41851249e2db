import Looks
import Graphics
import Runtime

/// The titles of a table's columns. Where rows can be sorted by a column, its title is a button.
struct TableTitles<Element>: View {
  let columns: [TableColumn<Element>]
  let sorting: TableSorting<Element>?
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    let layout = TableRowLayout(columns: columns.map(\.extent))
    let row = layout {
      ForEach(columns.indices, id: \.self) { title(columns[$0]) }
    }
    .font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
    .padding(.horizontal, 16).padding(.vertical, sorting == nil ? 8 : 0)
    // The rows below are no wider than is readable, and are centred in a wide table.
    .frame(maxWidth: metrics.contentWidth)
    .frame(maxWidth: .infinity)
    .background(.page(.bar))
    if sorting == nil {
      row.accessibilityElement(children: .ignore)
        .accessibilityLabel(columns.map { $0.title.string(by: words) }.joined(separator: ", "))
        .accessibilityAddTraits(.isHeader)
    } else {
      row
    }
  }

  @ViewBuilder private func title(_ column: TableColumn<Element>) -> some View {
    // A title shrinks as far as the cells below it.
    let title = column.title.lineLimit(1).shrinkable().shrinkingTexts(to: 0.5)
    if let sorting, let key = column.sortKey {
      let isAscending = sorting.isAscending(key)
      Button {
        sorting.choose(key)
      } label: {
        HStack(spacing: 4) {
          title
          if let isAscending {
            // The arrow leaves large words their room.
            Image(systemName: isAscending ? "chevron.up" : "chevron.down").font(.caption)
              .dynamicTypeSize(...DynamicTypeSize.large).accessibilityHidden(true)
          }
        }
        .frame(maxWidth: .infinity, minHeight: ControlMetrics.leastTarget, alignment: .leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      // Draw the focus ring inside the frame, as the rows begin directly below.
      .focusFrame(radius: 8, gap: -6)
      .accessibilityLabel(column.title)
      .accessibilityValue(isAscending.map { words($0 ? "ascending" : "descending") } ?? "")
      .accessibilityAddTraits(.isHeader)
    } else {
      title.accessibilityAddTraits(.isHeader)
    }
  }
}

private enum TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the titles of the columns of tables in this view. They are shown by default.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(visibility) { $0.tableColumnHeaders = $1 }
  }
}
