import Graphics

/// Adds space around a view.
@preconcurrency @MainActor public struct PaddingModifier: LayoutModifier {
  package let insets: EdgeInsets

  package func makeBehavior(for layoutNode: LayoutNode) -> PaddingBehavior { PaddingBehavior(layoutNode) }
  package func configure(_ behavior: PaddingBehavior, in environment: EnvironmentValues) {
    behavior.insets = insets
    behavior.isMirrored = environment.isRightToLeft
  }
}

package final class PaddingBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var insets = EdgeInsets() { didSet { if insets != oldValue { setNeedsLayout() } } }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let inner = children.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    return Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in
      Placement(origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }
  }
}

extension View {
  /// Adds space around the view, in points; `nil` for the default of 16.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Adds the same space on all sides, in points.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds space around the view.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }
}
