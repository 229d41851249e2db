import Graphics

/// Gives a view its ideal size whatever it is offered.
@preconcurrency @MainActor public struct FixedSizeModifier: LayoutModifier {
  package let horizontal: Bool
  package let vertical: Bool

  package func makeBehavior(for layoutNode: LayoutNode) -> FixedSizeBehavior { FixedSizeBehavior(layoutNode) }
  package func configure(_ behavior: FixedSizeBehavior, in environment: EnvironmentValues) {
    (behavior.horizontal, behavior.vertical) = (horizontal, vertical)
    behavior.setNeedsLayout()
  }
}

package final class FixedSizeBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var horizontal = true
  package var vertical = true

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    children.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: offer(proposal)) }
  }
}

extension View {
  /// Gives the view its ideal size in both directions.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
