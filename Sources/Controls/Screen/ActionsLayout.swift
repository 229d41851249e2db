import Graphics
import Runtime

/// The main actions of a page side by side; below each other where one of them has no room for its words.
struct ActionsLayout: Layout {
  /// The space between actions, in points.
  let gap: Double

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  /// Whether each action has room in its share of a width.
  private func isRow(_ actions: Subviews, in width: Double?) -> Bool {
    guard let width, width.isFinite, actions.count > 1 else { return true }
    let share = (width - gap * Double(actions.count - 1)) / Double(actions.count)
    return actions.allSatisfy { $0.sizeThatFits(.unspecified).width <= share + 0.5 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    isRow(subviews, in: proposal.width)
      ? HStackLayout(spacing: gap).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      : VStackLayout(spacing: gap / 2).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if isRow(subviews, in: bounds.width) {
      HStackLayout(spacing: gap).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    } else {
      VStackLayout(spacing: gap / 2).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
