import Graphics
import Runtime

/// The rows of a card, one below the other. If there is height to spare, they are up to twice as far apart.
struct CardRows: Layout {
  /// The least space between rows, in points.
  let gap: Double

  static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  private func column(_ gap: Double) -> VStackLayout { VStackLayout(alignment: .leading, spacing: gap) }

  /// The space between rows in a given height: a row that can grow takes free height before the spaces do.
  private func gap(in proposal: ProposedViewSize, _ rows: Subviews) -> Double {
    guard rows.count > 1, let height = proposal.height, height.isFinite else { return gap }
    var cache: Void = ()
    let free = height - column(gap).sizeThatFits(proposal: proposal, subviews: rows, cache: &cache).height
    return gap + max(0, min(gap, free / Double(rows.count - 1)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    column(gap(in: proposal, subviews)).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    column(gap(in: proposal, subviews))
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
