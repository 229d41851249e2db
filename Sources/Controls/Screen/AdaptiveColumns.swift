import Graphics
import Runtime

/// Two groups of cards and the main actions of a page, arranged for the screen.
///
/// On a wide screen the groups are two columns, each of which scrolls if it has to; on a narrow or an upright one they
/// follow each other in one column. The actions stand below the last column and never scroll, so that the main action
/// of the page is always in sight. Spaces follow from ``EnvironmentValues/screenMetrics``.
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

  @Environment(\.screenMetrics) private var metrics
  @Environment(\.dynamicTypeSize) private var textSize

  /// Creates a page of two groups with its main actions.
  ///
  /// - Parameters:
  ///   - columnWidth: the least width of a column, in points; `nil` for that of the class of the screen.
  ///   - first: the views of the leading column; the first ones on a narrow screen.
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
  ///   - columnWidth: the least width of a column, in points; `nil` for that of the class of the screen.
  ///   - first: the views of the leading column; the first ones on a narrow screen.
  ///   - second: the views of the trailing column.
  public init(columnWidth: Double? = nil, @ViewBuilder first: () -> First, @ViewBuilder second: () -> Second)
  where Actions == EmptyView {
    self.init(columnWidth: columnWidth, first: first, second: second) { EmptyView() }
  }

  /// The columns and the actions.
  public var body: some View {
    GeometryReader { space in
      if isWide(space.size) {
        HStack(alignment: .top, spacing: metrics.spacing) {
          ScrollingColumn { first }
          ActionPage(hasActions: hasActions, isInset: false) {
            second
          } actions: {
            actions
          }
        }
        .padding(.horizontal, metrics.margin)
      } else {
        ActionPage(hasActions: hasActions, isInset: true) {
          first
          second
        } actions: {
          actions
        }
      }
    }
  }

  private var hasActions: Bool { Actions.self != EmptyView.self }

  /// Whether two columns fit side by side: larger text needs wider ones. An upright screen has one, whose rows are as wide
  /// as two columns.
  private func isWide(_ size: Size) -> Bool {
    let least = (columnWidth ?? metrics.columnWidth) * max(1, textSize.factor)
    return size.width >= size.height && size.width >= 2 * (least + metrics.margin)
  }
}

/// A column of cards that scrolls above the actions of the page.
private struct ActionPage<Content: View, Actions: View>: View {
  let hasActions: Bool
  /// Whether the column reaches to the edges of the screen, and needs its margins.
  let isInset: Bool
  @ViewBuilder let content: Content
  @ViewBuilder let actions: Actions

  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    VStack(spacing: 0) {
      ScrollingColumn(isAboveActions: hasActions) { content }
        .padding(.horizontal, isInset ? metrics.margin : 0)
      if hasActions {
        ActionsLayout(gap: metrics.spacing) { actions }
          .controlSize(.extraLarge)
          .buttonSizing(.flexible)
          .padding(.horizontal, isInset ? metrics.margin : 0)
          .padding(.top, metrics.spacing / 2)
          .padding(.bottom, metrics.margin)
      }
    }
  }
}
