import Graphics

/// Serves a view earlier or later when a stack's space is short.
@preconcurrency @MainActor public struct LayoutPriorityModifier: LayoutModifier {
  package let priority: Double
  package func makeBehavior(for layoutNode: LayoutNode) -> LayoutPriorityBehavior { LayoutPriorityBehavior(layoutNode) }
  package func configure(_ behavior: LayoutPriorityBehavior, in environment: EnvironmentValues) {
    behavior.priority = priority
  }
}

package final class LayoutPriorityBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var priority = 0.0 { didSet { if priority != oldValue { setNeedsLayout() } } }
  package var layoutPriority: Double { priority }
}

extension View {
  /// Serves the view before others of lower priority when space is short.
  public func layoutPriority(_ priority: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: priority))
  }
}
