import Graphics
import Runtime

/// A column of cards. The height that remains goes to the cards that are marked with ``View/growsInColumn()``, or else
/// to all that can grow.
struct CardColumn: Layout {
  /// The smallest height of the column, and the space between cards, in points.
  let least: Double
  let gap: Double

  /// The share of the remaining height that a card takes.
  struct Growth: LayoutValueKey {
    static var defaultValue: Double { 0 }
  }

  /// The width of the proposal, and the height of all cards but at least ``least``.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return Size(width: width, height: max(least, Self.total(heights(of: subviews, width: width), gap)))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var top = bounds.minY
    for (card, height) in zip(subviews, heights(of: subviews, width: bounds.width)) {
      card.place(at: Point(x: bounds.minX, y: top), proposal: ProposedViewSize(width: bounds.width, height: height))
      top += height + gap
    }
  }

  /// The heights of the cards: what each needs, and its share of the rest.
  private func heights(of cards: Subviews, width: Double) -> [Double] {
    func height(_ card: LayoutSubview, _ offer: Double) -> Double {
      card.sizeThatFits(ProposedViewSize(width: width, height: offer)).height
    }
    let needed = cards.map { height($0, 0) }
    let rest = least - Self.total(needed, gap)
    if rest <= 0 { return needed }
    var shares = cards.map { $0[Growth.self] }
    if shares.allSatisfy({ $0 == 0 }) {
      shares = zip(cards, needed).map { height($0, $1 + rest) > $1 ? 1 : 0 }
    }
    let all = shares.reduce(0, +)
    return all == 0 ? needed : zip(needed, shares).map { $0 + rest * $1 / all }
  }

  private static func total(_ heights: [Double], _ gap: Double) -> Double {
    heights.reduce(0, +) + gap * Double(max(0, heights.count - 1))
  }
}

extension View {
  /// Lets a card take the remaining height of its column in ``AdaptiveColumns``.
  public func growsInColumn() -> some View { layoutValue(key: CardColumn.Growth.self, value: 1) }
}
