import Graphics
import Runtime

/// Items in columns of the same width: as many columns as have room for the widest item.
struct FittingGrid: Layout {
  /// The most columns; `nil` for no limit.
  let most: Int?
  /// The least width of a column, in points.
  let least: Double
  /// The width in points that no item is given more than for its own width, such as a long text.
  let usual: Double
  /// The distance between items, in points.
  let spacing: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard !subviews.isEmpty else { return .zero }
    let needed = neededWidth(subviews)
    let all = Double(min(most ?? subviews.count, subviews.count))
    let width = proposal.width ?? all * needed + (all - 1) * spacing
    let rows = rowHeights(columns(in: width, subviews, needed), width, subviews)
    return Size(width: width, height: rows.reduce(0, +) + Double(rows.count - 1) * spacing)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let count = columns(in: bounds.width, subviews, neededWidth(subviews))
    let rows = rowHeights(count, bounds.width, subviews)
    let column = columnWidth(count, bounds.width)
    var top = bounds.minY
    for (row, height) in rows.enumerated() {
      for index in row * count..<min((row + 1) * count, subviews.count) {
        let left = bounds.minX + Double(index % count) * (column + spacing)
        subviews[index].place(
          at: Point(x: left + column / 2, y: top), anchor: .top,
          proposal: ProposedViewSize(width: column, height: height))
      }
      top += height + spacing
    }
  }

  /// The width that a column needs, in points.
  private func neededWidth(_ subviews: Subviews) -> Double {
    subviews.map { min($0.sizeThatFits(.unspecified).width, usual) }.reduce(least, max)
  }

  private func columns(in width: Double, _ subviews: Subviews, _ needed: Double) -> Int {
    let most = min(most ?? subviews.count, subviews.count)
    let fitting = (width + spacing) / (needed + spacing)
    return fitting < Double(most) ? max(1, Int(fitting)) : most
  }

  private func columnWidth(_ count: Int, _ width: Double) -> Double {
    max(0, (width - Double(count - 1) * spacing) / Double(count))
  }

  /// The height of each row: that of its highest item.
  private func rowHeights(_ count: Int, _ width: Double, _ subviews: Subviews) -> [Double] {
    let offer = ProposedViewSize(width: columnWidth(count, width), height: nil)
    return stride(from: 0, to: subviews.count, by: count).map { start in
      subviews[start..<min(start + count, subviews.count)].map { $0.sizeThatFits(offer).height }.reduce(0, max)
    }
  }
}
