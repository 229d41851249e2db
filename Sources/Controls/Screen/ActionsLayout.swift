import Graphics
import Runtime

/// The main actions of a page side by side. Where one of them has no room for its words, the last one, which is the main
/// one, has a row of its own, and the others share as few rows as their words allow.
struct ActionsLayout: Layout {
  /// The space between actions, in points.
  let gap: Double

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  /// The width of each of some actions that share a row.
  private func share(_ count: Int, of width: Double) -> Double { (width - gap * Double(count - 1)) / Double(count) }

  /// The rows of the actions, by their indices; `nil` if all of them stand in one.
  private func rows(_ actions: Subviews, in width: Double?) -> [Range<Int>]? {
    guard let width, width.isFinite, actions.count > 1 else { return nil }
    let widths = actions.map { $0.sizeThatFits(.unspecified).width }
    func fit(_ widths: some Sequence<Double>, _ count: Int) -> Bool {
      widths.allSatisfy { $0 <= share(count, of: width) + 0.5 }
    }
    let last = actions.count - 1
    if fit(widths, actions.count) { return nil }
    let most = (1...last).reversed().first { fit(widths[..<last], $0) } ?? 1
    return stride(from: 0, to: last, by: most).map { $0..<min(last, $0 + most) } + [last..<actions.count]
  }

  /// The height of a row: that of its highest action.
  private func height(_ row: Range<Int>, _ actions: Subviews, in width: Double) -> Double {
    let offer = ProposedViewSize(width: share(row.count, of: width), height: nil)
    return row.map { actions[$0].sizeThatFits(offer).height }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard let width = proposal.width, let rows = rows(subviews, in: width) else {
      return HStackLayout(spacing: gap).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let heights = rows.reduce(0) { $0 + height($1, subviews, in: width) }
    return Size(width: width, height: heights + gap / 2 * Double(rows.count - 1))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let rows = rows(subviews, in: bounds.width) else {
      return HStackLayout(spacing: gap).placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var y = bounds.minY
    for row in rows {
      let (width, height) = (share(row.count, of: bounds.width), height(row, subviews, in: bounds.width))
      for (column, index) in row.enumerated() {
        subviews[index].place(
          at: Point(x: bounds.minX + Double(column) * (width + gap), y: y),
          proposal: ProposedViewSize(width: width, height: height))
      }
      y += height + gap / 2
    }
  }
}
