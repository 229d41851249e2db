import Graphics
import Runtime

/// Two columns side by side with actions: below the second column, or below both columns on a low screen if the second
/// column alone would break the actions into more rows.
struct ColumnsLayout: Layout {
  /// The space between the columns, in points.
  let gap: Double
  /// Whether a second row of actions would leave too little of a column.
  let isLow: Bool
  /// The distance by which the first column extends below the top of the actions, if they are below it: the difference
  /// between the free heights below the two columns' cards, in points.
  let overlap: Double

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let column = max(0, (bounds.width - gap) / 2)
    let second = bounds.minX + column + gap
    func height(_ width: Double) -> Double {
      subviews[2].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    let narrow = height(column)
    let wide = isLow ? height(bounds.width) : narrow
    let areBelowBoth = wide < narrow
    let actions = areBelowBoth ? wide : narrow
    let above = max(0, bounds.height - actions)
    subviews[0].place(
      at: Point(x: bounds.minX, y: bounds.minY),
      proposal: ProposedViewSize(width: column, height: areBelowBoth ? above + overlap : bounds.height))
    subviews[1].place(
      at: Point(x: second, y: bounds.minY), proposal: ProposedViewSize(width: column, height: above))
    subviews[2].place(
      at: Point(x: areBelowBoth ? bounds.minX : second, y: bounds.minY + above),
      proposal: ProposedViewSize(width: areBelowBoth ? bounds.width : column, height: actions))
  }
}
