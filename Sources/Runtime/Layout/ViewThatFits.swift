import Graphics

/// Shows the first of several views whose ideal size fits the space; the last if none does.
@preconcurrency @MainActor public struct ViewThatFits<Content: View>: ContainerView {
  package let axes: Axis.Set
  package let inside: Content

  /// A choice of views, the most wanted first; `axes` says in which directions they have to fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> FittingBehavior { FittingBehavior(layoutNode) }
  package func configure(_ behavior: FittingBehavior, in environment: EnvironmentValues) {
    if behavior.axes != axes { behavior.setNeedsLayout() }
    behavior.axes = axes
  }
}

package final class FittingBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var axes: Axis.Set = [.horizontal, .vertical]
  private var chosen: LayoutNode?

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }

  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    let fitting = children.first { child in
      let ideal = child.sizeThatFits(.unspecified)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }
    return fitting ?? children.last
  }

  package func measure(_ proposal: ProposedViewSize) -> Size { choice(for: proposal)?.sizeThatFits(proposal) ?? .zero }

  package func willPlace(in size: Size, proposal: ProposedViewSize) {
    let choice = choice(for: proposal)
    if choice === chosen { return }
    chosen = choice
    layoutNode.shownPageChanged()
    node?.reportsChanged()
  }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    choice(for: proposal)?.guide(key, proposal)
  }

  package var shownChildren: [LayoutNode] { children.filter { $0 === chosen } }
  /// Those that do not fit have never appeared, and report nothing.
  package func isShownPage(_ child: LayoutNode) -> Bool { child === chosen }
  package var reportsOfShownPage: Bool { true }
}
