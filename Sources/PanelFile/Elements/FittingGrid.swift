import Graphics
import Runtime

/// Items in columns of the same width: as many columns as have room for the widest item. Where it is offered more height than
/// its rows need, the rows share it if their items can take it.
struct FittingGrid: Layout {
  /// The number of columns, or fewer where they have no room; `nil` for as many as have room, so that the last row is full.
  let most: Int?
  /// The least width of a column, in points.
  let least: Double
  /// The width in points that no item is given more than for its own width, such as a long text.
  let usual: Double
  /// The distance between items, in points.
  let spacing: Double

  /// The part of its width to which an item may shrink for another column beside it: labels and values do.
  private static let shrinking = 0.75

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard !subviews.isEmpty else { return .zero }
    let all = Double(min(most ?? subviews.count, subviews.count))
    let width = proposal.width ?? all * neededWidth(subviews) + (all - 1) * spacing
    let rows = rows(subviews, in: width)
    return Size(width: width, height: total(heights(rows, upTo: proposal.height)))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let rows = rows(subviews, in: bounds.width)
    var top = bounds.minY
    for (row, height) in zip(rows, heights(rows, upTo: bounds.height)) {
      for (index, item) in row.items.enumerated() {
        let left = bounds.minX + Double(index) * (row.width + spacing)
        item.place(
          at: Point(x: left + row.width / 2, y: top), anchor: .top,
          proposal: ProposedViewSize(width: row.width, height: height))
      }
      top += height + spacing
    }
  }

  /// Items side by side.
  private struct Row {
    let items: [LayoutSubview]
    /// The width of each item, in points.
    let width: Double
    /// The height of the highest item, in points.
    let height: Double
  }

  /// The rows in a width.
  private func rows(_ subviews: Subviews, in width: Double) -> [Row] {
    let count = columns(subviews, in: width)
    return stride(from: 0, to: subviews.count, by: count).map { start in
      let items = Array(subviews[start..<min(start + count, subviews.count)])
      let column = columnWidth(most == nil ? items.count : count, width)
      let offer = ProposedViewSize(width: column, height: nil)
      return Row(items: items, width: column, height: items.map { $0.sizeThatFits(offer).height }.reduce(0, max))
    }
  }

  /// The width that an item would like, in points.
  private func neededWidth(_ subviews: Subviews) -> Double {
    subviews.map { min($0.sizeThatFits(.unspecified).width, usual) }.reduce(least, max)
  }

  /// The number of columns in a width.
  private func columns(_ subviews: Subviews, in width: Double) -> Int {
    let most = min(most ?? subviews.count, subviews.count)
    let needed = max(least, neededWidth(subviews) * Self.shrinking)
    let fitting = (width + spacing) / (needed + spacing)
    var count = fitting < Double(most) ? max(1, Int(fitting)) : most
    while count > 1, !fit(subviews, in: columnWidth(count, width)) { count -= 1 }
    if self.most != nil { return count }
    // No more columns than the number of rows asks for: two rows of two, and not three and one.
    let rows = (subviews.count + count - 1) / count
    return (subviews.count + rows - 1) / rows
  }

  /// Whether all items keep to a width.
  private func fit(_ subviews: Subviews, in width: Double) -> Bool {
    subviews.allSatisfy { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).width <= width + 0.5 }
  }

  private func columnWidth(_ count: Int, _ width: Double) -> Double {
    max(0, (width - Double(count - 1) * spacing) / Double(count))
  }

  /// The heights of the rows: of what a height is more than they need, those that can take it have equal parts.
  private func heights(_ rows: [Row], upTo height: Double?) -> [Double] {
    let needed = rows.map(\.height)
    guard let height, height.isFinite, case let rest = height - total(needed), rest > 0 else { return needed }
    let grows = rows.map { row in
      let offer = ProposedViewSize(width: row.width, height: row.height + rest)
      return row.items.contains { $0.sizeThatFits(offer).height > row.height + 0.5 }
    }
    let share = rest / Double(max(1, grows.count { $0 }))
    return zip(needed, grows).map { $1 ? $0 + share : $0 }
  }

  private func total(_ heights: [Double]) -> Double {
    heights.reduce(0, +) + Double(heights.count - 1) * spacing
  }
}
