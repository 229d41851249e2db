import Controls
import Looks
import Graphics
import Runtime
import Values

/// Items side by side with the spacing of the screen's class, in more rows where they have no room beside each other.
struct Row: View {
  let parts: ElementList
  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    WrappingRow(gap: metrics.spacing)() { parts }.leadingNarrowItems(false)
  }
}

/// Items one below the other with the spacing of the screen's class, which move apart in a high card.
struct Column: View {
  let parts: ElementList
  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View { SpreadColumn(gap: metrics.rowSpacing) { parts } }
}

/// A column that scrolls.
struct Scrolling: View {
  /// Whether it scrolls sideways.
  let isHorizontal: Bool
  let parts: ElementList
  @Environment({ $0.scrollingMargin }) private var margin

  var body: some View {
    if isHorizontal {
      ScrollView(.horizontal) { inside(Row(parts: parts)) }
    } else {
      ScrollView { inside(Column(parts: parts)) }
    }
  }

  /// The items with the margins of the page around them, if this fills a page.
  private func inside(_ items: some View) -> some View {
    items.environment(0) { $0.scrollingMargin = $1 }.padding(margin)
  }
}

private enum ScrollingMarginKey: EnvironmentKey { static var defaultValue: Double { 0 } }
private enum LeadingItemsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The margin around the items that scroll, in points: the margin of the page which they fill, otherwise 0.
  var scrollingMargin: Double {
    get { self[ScrollingMarginKey.self] }
    set { self[ScrollingMarginKey.self] = newValue }
  }

  /// Whether a text or a check box that is narrower than its row begins where the titles of other rows do.
  var leadsNarrowItems: Bool {
    get { self[LeadingItemsKey.self] }
    set { self[LeadingItemsKey.self] = newValue }
  }
}

extension View {
  /// Whether the texts and check boxes inside that are narrower than their rows begin where the titles of other rows do.
  func leadingNarrowItems(_ leads: Bool) -> some View { environment(leads) { $0.leadsNarrowItems = $1 } }
}

/// Columns of the same width.
struct GridOfParts: View {
  /// The greatest number of columns; `nil` for as many as fit.
  let columns: Int?
  let parts: ElementList
  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    let usual = metrics.columnWidth
    FittingGrid(most: columns, least: columns == nil ? usual / 2 : 0, usual: usual, spacing: metrics.spacing) { parts }
  }
}

/// A card with a title.
struct TitledCard: View {
  /// The title; `nil` for none.
  let title: Text?
  let parts: ElementList

  var body: some View {
    if let title {
      Card(title) { Column(parts: parts).leadingNarrowItems(true) }
    } else {
      Column(parts: parts).card()
    }
  }
}

/// Rows with a header and a footer.
///
/// In a form or a list the items must be a section with nothing around it: the keys of the element then apply to its
/// rows.
struct TitledRows: View {
  let context: ElementContext

  /// The section.
  var body: some View {
    Section(
      content: { context.parts(ItemKeys.body) }, header: { edge(ItemKeys.title) }, footer: { edge(Containers.footer) })
  }

  /// A text above or below the rows, marked if it shows a private value.
  private func edge(_ key: PanelKey<TextTemplate>) -> (some View)? {
    context.text(key)?.modifier(Private(context: context))
  }
}

/// Two columns of cards and the main actions.
struct TwoColumns: View {
  let context: ElementContext

  var body: some View {
    if context.has(Containers.actions) {
      AdaptiveColumns {
        context.parts(Containers.first)
      } second: {
        context.parts(Containers.second)
      } actions: {
        context.parts(Containers.actions)
      }
    } else {
      AdaptiveColumns {
        context.parts(Containers.first)
      } second: {
        context.parts(Containers.second)
      }
    }
  }
}
