import Graphics
import Runtime

/// Items side by side as in a horizontal stack. Items that are too wide for that take further rows.
struct WrappingRow: ArrangingLayout {
  typealias Cache = Void
  /// The distance between items and between rows, in points.
  let gap: Double

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  private var stack: HStackLayout { HStackLayout(spacing: gap) }

  /// The items of each row; `nil` if one row has room for all.
  private func rows(_ items: [LayoutNode], in width: Double?) -> [[LayoutNode]]? {
    guard let width, width.isFinite, items.count > 1 else { return nil }
    let offer = ProposedViewSize(width: width, height: nil)
    func fit(_ items: [LayoutNode]) -> Bool { stack.size(items, offer).width <= width + 0.5 }
    if fit(items) { return nil }
    var (rows, rest) = ([[LayoutNode]](), items[...])
    while !rest.isEmpty {
      // Measuring a row for each further item would cost the square of the items. The number is doubled while they fit.
      var (count, step) = (1, 1)
      var doubles = true
      while step > 0, count < rest.count {
        let next = min(count + step, rest.count)
        if fit(Array(rest.prefix(next))) { count = next } else { doubles = false }
        step = doubles ? step * 2 : step / 2
      }
      rows.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return rows
  }

  func size(_ items: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    guard let rows = rows(items, in: proposal.width) else { return stack.size(items, proposal) }
    let sizes = rows.map { stack.size($0, ProposedViewSize(width: proposal.width, height: nil)) }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gap * Double(rows.count - 1)) { $0 + $1.height })
  }

  func placements(_ items: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    guard let rows = rows(items, in: proposal.width) else { return stack.placements(items, in: size, proposal) }
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var (placements, top) = ([Placement](), 0.0)
    for row in rows {
      let size = stack.size(row, offer)
      placements += stack.placements(row, in: size, offer).map {
        Placement(origin: $0.origin.offsetBy(dx: 0, dy: top), proposal: $0.proposal)
      }
      top += size.height + gap
    }
    return placements
  }
}
