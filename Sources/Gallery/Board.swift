import Faceplate

/// A layout of two groups of cards: side by side on a wide panel, one above the other on a tall one. The cards fill
/// the panel; if they do not fit, they scroll.
struct Board<First: View, Second: View>: View {
  @ViewBuilder let first: First
  @ViewBuilder let second: Second

  /// The space around and between the cards, in points.
  private static var gap: Double { 16 }
  /// The smallest width of a panel with two columns, in points.
  private static var leastWidth: Double { 640 }

  var body: some View {
    GeometryReader { space in
      let height = space.size.height - 2 * Self.gap
      ScrollView {
        if space.size.width >= max(space.size.height, Self.leastWidth) {
          HStack(alignment: .top, spacing: Self.gap) {
            CardColumn(least: height, gap: Self.gap) { first }
            CardColumn(least: height, gap: Self.gap) { second }
          }
          .padding(Self.gap)
        } else {
          CardColumn(least: height, gap: Self.gap) {
            first
            second
          }
          .padding(Self.gap)
        }
      }
    }
  }
}

/// A column of cards. The remaining height goes to cards that are marked with `grows()`, or else to
/// all that can grow.
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
    let heights = heights(of: subviews, width: width)
    return Size(width: width, height: max(least, heights.reduce(0, +) + gap * Double(max(0, subviews.count - 1))))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var top = bounds.minY
    for (card, height) in zip(subviews, heights(of: subviews, width: bounds.width)) {
      card.place(
        at: Point(x: bounds.minX, y: top), proposal: ProposedViewSize(width: bounds.width, height: height))
      top += height + gap
    }
  }

  /// The heights of the cards: what each needs, and its share of the rest.
  private func heights(of cards: Subviews, width: Double) -> [Double] {
    func height(_ card: LayoutSubview, _ offer: Double) -> Double {
      card.sizeThatFits(ProposedViewSize(width: width, height: offer)).height
    }
    let needed = cards.map { height($0, 0) }
    let rest = least - needed.reduce(0, +) - gap * Double(max(0, cards.count - 1))
    if rest <= 0 { return needed }
    var shares = cards.map { $0[Growth.self] }
    if shares.allSatisfy({ $0 == 0 }) {
      shares = zip(cards, needed).map { height($0, $1 + rest) > $1 ? 1 : 0 }
    }
    let all = shares.reduce(0, +)
    return all == 0 ? needed : zip(needed, shares).map { $0 + rest * $1 / all }
  }
}

/// The background of a group of controls.
struct Card: View {
  var body: some View { RoundedRectangle(cornerRadius: 18).fill(.theme(\.surface)) }
}

extension View {
  /// Puts a view on a card that takes all available space.
  func card() -> some View {
    padding(16).frame(maxWidth: .infinity, maxHeight: .infinity).background(Card())
  }

  /// Lets a card take the remaining height of its column.
  func grows() -> some View { layoutValue(key: CardColumn.Growth.self, value: 1) }
}

/// A card with a title.
struct TitledCard<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
      VStack(alignment: .leading, spacing: 12) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
    .card()
  }
}
