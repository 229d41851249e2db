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

  func makeBehavior(for layoutNode: LayoutNode) -> FittingBehavior { FittingBehavior(layoutNode) }
  func configure(_ behavior: FittingBehavior, in environment: EnvironmentValues) {
    if behavior.axes != axes { behavior.setNeedsLayout() }
    behavior.axes = axes
  }
}

final class FittingBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var axes: Axis.Set = [.horizontal, .vertical]
  private var chosen: LayoutNode?

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }

  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    let fitting = children.first { child in
      let ideal = child.sizeThatFits(.unspecified)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }
    return fitting ?? children.last
  }

  func measure(_ proposal: ProposedViewSize) -> Size { choice(for: proposal)?.sizeThatFits(proposal) ?? .zero }

  func willPlace(in size: Size, proposal: ProposedViewSize) {
    let choice = choice(for: proposal)
    if choice === chosen { return }
    chosen = choice
    layoutNode.shownPageChanged()
    node?.reportsChanged()
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    choice(for: proposal)?.guide(key, proposal)
  }

  var shownChildren: [LayoutNode] { children.filter { $0 === chosen } }
  /// Those that do not fit have never appeared, and report nothing.
  func isShownPage(_ child: LayoutNode) -> Bool { child === chosen }
  var reportsOfShownPage: Bool { true }
}
