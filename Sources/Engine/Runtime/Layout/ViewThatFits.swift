import Graphics

/// Shows the first of several views whose ideal size fits the proposed space, or the last if none fits.
@preconcurrency @MainActor public struct ViewThatFits<Content: View>: ContainerView {
  /// The axes along which a view must fit.
  package let axes: Axis.Set
  /// The views, in the order of preference.
  package let inside: Content

  /// Creates a view that chooses among others.
  ///
  /// - Parameters:
  ///   - axes: the axes along which a view must fit.
  ///   - content: the views, in the order of preference.
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

/// The layout behavior of ``ViewThatFits``.
package final class FittingBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The axes along which a view must fit.
  package var axes: Axis.Set = [.horizontal, .vertical]
  /// The view that is shown.
  private var chosen: LayoutNode?

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }

  /// Returns the first view that fits a proposal, or the last.
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
  /// The views that are not shown do not appear and report no preferences.
  package func isShownPage(_ child: LayoutNode) -> Bool { child === chosen }
  package var reportsOfShownPage: Bool { true }
}
