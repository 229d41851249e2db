import Graphics

/// Shows the first of several views whose ideal size fits the space; the last if none does.
@preconcurrency @MainActor public struct ViewThatFits<Content: View>: ContainerView {
  let axes: Axis.Set
  let inside: Content

  /// A choice of views, the most wanted first; `axes` says in which directions they have to fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    inside = content()
  }

  func makeBox(for node: Node) -> FittingBox { FittingBox(node: node) }
  func configure(_ box: FittingBox, in environment: EnvironmentValues) {
    if box.axes != axes { box.setNeedsLayout() }
    box.axes = axes
  }
}

final class FittingBox: Box {
  var axes: Axis.Set = [.horizontal, .vertical]
  private var chosen: Box?

  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }

  private func choice(for proposal: ProposedViewSize) -> Box? {
    let fitting = children.first { child in
      let ideal = child.sizeThatFits(.unspecified)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }
    return fitting ?? children.last
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { choice(for: proposal)?.sizeThatFits(proposal) ?? .zero }

  override func willPlace(in size: Size, proposal: ProposedViewSize) {
    let choice = choice(for: proposal)
    if choice === chosen { return }
    chosen = choice
    shownPageChanged()
    node?.reportsChanged()
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    choice(for: proposal)?.guide(key, proposal)
  }

  override var shownChildren: [Box] { children.filter { $0 === chosen } }
  /// Those that do not fit have never appeared, and report nothing.
  override func isShownPage(_ child: Box) -> Bool { child === chosen }
  override var reportsOfShownPage: Bool { true }
}
