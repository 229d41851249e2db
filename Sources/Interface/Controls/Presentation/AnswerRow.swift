import Graphics
import Runtime

/// The answers of a dialog: two that fit side by side share a row, others are stacked.
struct AnswerRow: Layout {
  /// The space between answers, in points.
  let gap: Double

  private func isRow(_ answers: Subviews, _ width: Double?) -> Bool {
    guard answers.count == 2, let width else { return false }
    let widest = answers.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return 2 * widest + gap <= width
  }

  /// The widths that the answers are offered.
  private func offer(_ answers: Subviews, _ width: Double?) -> ProposedViewSize {
    let share = isRow(answers, width) ? width.map { ($0 - gap) / 2 } : width
    return ProposedViewSize(width: share, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let offer = offer(subviews, proposal.width)
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    let width = proposal.width ?? sizes.map(\.width).max() ?? 0
    if isRow(subviews, proposal.width) { return Size(width: width, height: sizes.map(\.height).max() ?? 0) }
    return Size(width: width, height: sizes.reduce(0) { $0 + $1.height } + gap * Double(max(0, sizes.count - 1)))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offer = offer(subviews, bounds.width)
    let isRow = isRow(subviews, bounds.width)
    var place = bounds.origin
    for answer in subviews {
      answer.place(at: place, proposal: offer)
      if isRow {
        place.x += (bounds.width + gap) / 2
      } else {
        place.y += answer.sizeThatFits(offer).height + gap
      }
    }
  }
}
