import Runtime
import Values

/// Marks a control that a touch anywhere on its list row operates, provided that no other control in the row is marked.
package struct RowTouchModifier: LayoutModifier {
  package init() {}

  package func makeBehavior(for layoutNode: LayoutNode) -> RowTouchBehavior { RowTouchBehavior(layoutNode) }
  package func configure(_ behavior: RowTouchBehavior, in environment: EnvironmentValues) {}
}

/// The mark in the layout tree.
package final class RowTouchBehavior: LayoutBehavior, RowPressed {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
}
