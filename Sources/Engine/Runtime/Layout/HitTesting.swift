import Graphics

/// Lets touches pass through a view.
@preconcurrency @MainActor public struct HitTestingModifier: LayoutModifier {
  package let isEnabled: Bool
  package func makeBehavior(for layoutNode: LayoutNode) -> HitTestingBehavior { HitTestingBehavior(layoutNode) }
  package func configure(_ behavior: HitTestingBehavior, in environment: EnvironmentValues) {
    behavior.isEnabled = isEnabled
  }
}

package final class HitTestingBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var isEnabled = true
  package func hitTest(_ point: Point) -> LayoutNode? { isEnabled ? layoutNode.hitTestContents(point) : nil }
}

extension View {
  /// Decides whether the view can be touched.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: isEnabled)) }
}
