import Graphics
import Runtime

/// The main actions of a page side by side: equally wide if all words fit, or else each as wide as its words plus an
/// equal part of the remaining space. If they do not fit in one row, the last action, which is the main action, has a
/// separate row, and the others share as few rows as their words allow.
struct ActionsLayout: ContentDividingLayout {
  /// The space between actions, in points.
  let gap: Double

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  /// The actions of a row, and the width of each.
  private struct Row {
    var actions: Range<Int>
    var widths: [Double]
  }

  /// The widths of actions that share a row; `nil` if their words do not fit.
  private func shares(_ wanted: some Collection<Double>, of width: Double) -> [Double]? {
    let free = width - gap * Double(wanted.count - 1)
    let equal = free / Double(wanted.count)
    if wanted.allSatisfy({ $0 <= equal + 0.5 }) { return wanted.map { _ in equal } }
    let rest = free - wanted.reduce(0, +)
    return rest >= -0.5 ? wanted.map { $0 + rest / Double(wanted.count) } : nil
  }

  /// The rows of the actions; `nil` where no width is offered.
  private func rows(_ actions: Subviews, in width: Double?) -> [Row]? {
    guard let width, width.isFinite, actions.count > 1 else { return nil }
    let wanted = actions.map { $0.sizeThatFits(.unspecified).width }
    if let all = shares(wanted, of: width) { return [Row(actions: 0..<wanted.count, widths: all)] }
    let last = wanted.count - 1
    var rows: [Row] = []
    var start = 0
    while start < last {
      let end = (start + 1...last).last { shares(wanted[start..<$0], of: width) != nil } ?? start + 1
      rows.append(Row(actions: start..<end, widths: shares(wanted[start..<end], of: width) ?? [width]))
      start = end
    }
    return rows + [Row(actions: last..<last + 1, widths: [width])]
  }

  /// The height of a row: that of its highest action.
  private func height(_ row: Row, _ actions: Subviews) -> Double {
    zip(row.actions, row.widths)
      .map { actions[$0].sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard let width = proposal.width, let rows = rows(subviews, in: width) else {
      return HStackLayout(spacing: gap).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let heights = rows.reduce(0) { $0 + height($1, subviews) }
    return Size(width: width, height: heights + gap / 2 * Double(rows.count - 1))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let rows = rows(subviews, in: bounds.width) else {
      return HStackLayout(spacing: gap).placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var y = bounds.minY
    for row in rows {
      let height = height(row, subviews)
      var x = bounds.minX
      for (index, width) in zip(row.actions, row.widths) {
        subviews[index].place(at: Point(x: x, y: y), proposal: ProposedViewSize(width: width, height: height))
        x += width + gap
      }
      y += height + gap / 2
    }
  }
}
