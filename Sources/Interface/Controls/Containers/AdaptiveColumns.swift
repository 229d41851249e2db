import Looks
import Graphics
import Runtime

/// Two groups of cards and the main actions of a page, arranged for the screen.
///
/// On a wide screen the groups are two columns, each of which scrolls if it has to; on a narrow or upright screen they
/// follow each other in one column. The actions are below the last column and never scroll, so that the main action
/// of the page is always in sight; on a low screen they are below both columns if that saves a row, and they scroll
/// with the cards while a banner of alarms leaves less than two rows above them, or if several rows of actions leave less than a
/// row and a half. Spaces follow from
/// ``EnvironmentValues/screenMetrics``.
///
///     AdaptiveColumns {
///       dial.card().growsInColumn()
///     } second: {
///       timers.card()
///     } actions: {
///       Button("Start", action: start).buttonStyle(.borderedProminent)
///     }
@preconcurrency @MainActor public struct AdaptiveColumns<First: View, Second: View, Actions: View>: View {
  private let first: First
  private let second: Second
  private let actions: Actions
  private let columnWidth: Double?

  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenClass }) private var screenClass
  @Environment({ $0.dynamicTypeSize }) private var textSize
  @Environment({ $0.bannerHeight }) private var bannerHeight
  /// The height of the actions in points, if they stand in more rows than one; otherwise 0.
  @State private var rowsHeight = 0.0

  /// Creates a page of two groups with its main actions.
  ///
  /// - Parameters:
  ///   - columnWidth: the least width of a column, in points; `nil` for the default of the screen's class.
  ///   - first: the views of the leading column; on a narrow screen they come first.
  ///   - second: the views of the trailing column.
  ///   - actions: the buttons of the page; those that fill their frame share the width.
  public init(
    columnWidth: Double? = nil, @ViewBuilder first: () -> First, @ViewBuilder second: () -> Second,
    @ViewBuilder actions: () -> Actions
  ) {
    (self.first, self.second, self.actions) = (first(), second(), actions())
    self.columnWidth = columnWidth
  }

  /// Creates a page of two groups.
  ///
  /// - Parameters:
  ///   - columnWidth: the least width of a column, in points; `nil` for the default of the screen's class.
  ///   - first: the views of the leading column; on a narrow screen they come first.
  ///   - second: the views of the trailing column.
  public init(columnWidth: Double? = nil, @ViewBuilder first: () -> First, @ViewBuilder second: () -> Second)
  where Actions == EmptyView {
    self.init(columnWidth: columnWidth, first: first, second: second) { EmptyView() }
  }

  /// The columns and the actions.
  public var body: some View {
    GeometryReader { space in
      let isDocked = hasActions && !givesWay(space.size)
      if isWide(space.size) {
        columns(isDocked).padding(.horizontal, metrics.margin)
      } else {
        VStack(spacing: 0) {
          ScrollingColumn(isAboveActions: isDocked) {
            first
            second
            if hasActions, !isDocked { rowOfActions }
          }
          .padding(.horizontal, metrics.margin)
          if isDocked { DockedActions(content: rowOfActions).padding(.horizontal, metrics.margin) }
        }
      }
    }
  }

  /// Whether the actions scroll with the cards, because they would leave too little of the page above them: beside a banner or,
  /// without one, in several rows below a single column.
  private func givesWay(_ size: Size) -> Bool {
    let rows = metrics.actionsSpace + rowsHeight + metrics.margin
    if bannerHeight > 0 { return size.height - max(oneRow, rows) < ScreenMetrics.leastPage }
    return rowsHeight > 0 && !isWide(size) && size.height - rows < ScreenMetrics.leastPageAboveActions
  }

  /// The height of actions in one row with the space around them, in points.
  private var oneRow: Double { metrics.actionsHeight(on: screenClass) }

  private var rowOfActions: some View {
    let oneRow = oneRow
    return RowOfActions(content: actions)
      .onGeometryChange(for: Double.self) {
        $0.size.height
      } action: {
        rowsHeight = $0 > oneRow * 1.5 ? $0 : 0
      }
  }

  @ViewBuilder private func columns(_ isDocked: Bool) -> some View {
    if hasActions {
      ColumnsLayout(
        gap: metrics.spacing, isLow: screenClass.isSmall,
        overlap: metrics.margin - metrics.actionsSpace
      ) {
        ScrollingColumn { first }
        ScrollingColumn(isAboveActions: isDocked) {
          second
          // Not measured: docked, they may have the width of both columns, and fewer rows.
          if !isDocked { RowOfActions(content: actions) }
        }
        ZStack { if isDocked { DockedActions(content: rowOfActions) } }
      }
    } else {
      HStack(alignment: .top, spacing: metrics.spacing) {
        ScrollingColumn { first }
        ScrollingColumn { second }
      }
    }
  }

  private var hasActions: Bool { Actions.self != EmptyView.self }

  /// Whether two columns fit side by side: larger text needs wider columns. An upright screen has one column, whose
  /// rows are as wide as two columns.
  private func isWide(_ size: Size) -> Bool {
    let least = (columnWidth ?? metrics.columnWidth) * max(1, textSize.factor)
    return size.width >= size.height && size.width >= 2 * (least + metrics.margin)
  }
}

/// The rows of actions of a page, with the space around them.
private struct DockedActions<Content: View>: View {
  let content: Content

  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    content
      .padding(.top, metrics.actionsSpace)
      .padding(.bottom, metrics.margin)
  }
}

/// The actions of a page beside each other.
private struct RowOfActions<Content: View>: View {
  let content: Content

  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    ActionsLayout(gap: metrics.spacing) { content }
      .controlSize(.extraLarge)
      .buttonSizing(.flexible)
  }
}

extension ScreenMetrics {
  /// Half the space between the last card and the actions, in points: it is left below the card, and again above the
  /// actions.
  var actionsSpace: Double { spacing / 2 }
}
