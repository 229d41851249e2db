import Graphics
import Runtime

/// A column of cards. The remaining height goes to the cards that are marked with ``View/growsInColumn()``, or else to
/// all cards that can grow.
struct CardColumn: Layout {
  /// The space between cards, in points.
  let gap: Double

  /// The share of the remaining height that a card takes.
  struct Growth: LayoutValueKey {
    static var defaultValue: Double { 0 }
  }

  /// The width of the proposal, and the height of all cards but at least the proposed height.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let least = proposal.height.map { $0.isFinite ? $0 : 0 } ?? 0
    return Size(width: width, height: max(least, Self.total(needed(by: subviews, width: width), gap)))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var top = bounds.minY
    for (card, height) in zip(subviews, heights(of: subviews, in: bounds.size)) {
      card.place(at: Point(x: bounds.minX, y: top), proposal: ProposedViewSize(width: bounds.width, height: height))
      top += height + gap
    }
  }

  /// The heights that the cards need.
  private func needed(by cards: Subviews, width: Double) -> [Double] {
    cards.map { $0.sizeThatFits(ProposedViewSize(width: width, height: 0)).height }
  }

  /// The heights of the cards in a column of a size: each card's own height, and its share of the rest.
  private func heights(of cards: Subviews, in size: Size) -> [Double] {
    let needed = needed(by: cards, width: size.width)
    let rest = size.height - Self.total(needed, gap)
    if rest <= 0 { return needed }
    var shares = cards.map { $0[Growth.self] }
    if shares.allSatisfy({ $0 == 0 }) {
      shares = zip(cards, needed).map { card, height in
        card.sizeThatFits(ProposedViewSize(width: size.width, height: height + rest)).height > height ? 1 : 0
      }
    }
    return Self.grown(needed, by: rest, shares, upTo: size.width * Self.highest)
  }

  /// The greatest height of a growing card, as a multiple of its width: the other cards get the rest.
  private static let highest = 1.1

  /// Distributes the remaining height to the cards by their shares. Height that would make a card too high is shared by
  /// all.
  private static func grown(
    _ needed: [Double], by rest: Double, _ shares: [Double], upTo limit: Double
  ) -> [Double] {
    let all = shares.reduce(0, +)
    if all == 0 { return needed }
    let grown = zip(needed, shares).map { $1 == 0 ? $0 : min($0 + rest * $1 / all, max($0, limit)) }
    let left = needed.reduce(rest, +) - grown.reduce(0, +)
    return grown.map { $0 + left / Double(grown.count) }
  }

  private static func total(_ heights: [Double], _ gap: Double) -> Double {
    heights.reduce(0, +) + gap * Double(max(0, heights.count - 1))
  }
}

extension View {
  /// Lets a card take the remaining height of its column in ``AdaptiveColumns``.
  public func growsInColumn() -> some View { layoutValue(key: CardColumn.Growth.self, value: 1) }
}
