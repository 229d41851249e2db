import Graphics

/// Sets the position of a guide.
@preconcurrency @MainActor public struct AlignmentGuideModifier: LayoutModifier {
  package let key: AlignmentKey
  package let position: (ViewDimensions) -> Double
  package func makeBehavior(for layoutNode: LayoutNode) -> AlignmentGuideBehavior { AlignmentGuideBehavior(layoutNode) }
  package func configure(_ behavior: AlignmentGuideBehavior, in environment: EnvironmentValues) {
    behavior.stage.passes.layout.guidesInUse.insert(key)
    (behavior.key, behavior.position) = (key, position)
    behavior.setNeedsLayout()
  }
}

package final class AlignmentGuideBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var key: AlignmentKey?
  package var position: (ViewDimensions) -> Double = { _ in 0 }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    guard key == self.key, let child = children.first else { return children.first?.guide(key, proposal) }
    return position(child.dimensions(proposal))
  }
}

extension View {
  /// Sets the position of a guide across, in the view's space.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, position: computeValue))
  }

  /// Sets the position of a guide down, in the view's space.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, position: computeValue))
  }
}
