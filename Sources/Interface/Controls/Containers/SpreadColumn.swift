import Graphics
import Runtime

/// A column whose rows move apart if the column is offered more height than they need, so that the rows of a tall card
/// are spread out rather than bunched in the middle. If a view of the column takes the height, such as a dial or a
/// spacer, the rows stay close together.
package struct SpreadColumn: Layout {
  /// The alignment of the rows.
  let alignment: HorizontalAlignment
  /// The least space between rows, in points.
  let gap: Double

  /// The greatest space between rows, as a multiple of the least space.
  private static let widest = 4.0

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the rows.
  ///   - gap: the least space between rows, in points.
  package init(alignment: HorizontalAlignment = .center, gap: Double) { (self.alignment, self.gap) = (alignment, gap) }

  /// Spacers extend along the vertical axis.
  package static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    var none: Void = ()
    return stack(subviews, proposal).sizeThatFits(proposal: proposal, subviews: subviews, cache: &none)
  }

  package func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var none: Void = ()
    stack(subviews, proposal).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &none)
  }

  /// The stack with the space that a height allows.
  private func stack(_ rows: Subviews, _ proposal: ProposedViewSize) -> VStackLayout {
    let close = VStackLayout(alignment: alignment, spacing: gap)
    guard let height = proposal.height, height.isFinite, rows.count > 1 else { return close }
    var none: Void = ()
    let filled = close.sizeThatFits(proposal: proposal, subviews: rows, cache: &none).height
    let rest = height - filled
    // A flexible row already fills the height.
    if rest < 1 { return close }
    return VStackLayout(alignment: alignment, spacing: min(gap * Self.widest, gap + rest / Double(rows.count)))
  }
}
