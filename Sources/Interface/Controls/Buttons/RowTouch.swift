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

/// Keeps a touch elsewhere on a list row from a control in this view, which stands for several rows.
struct OwnRowsModifier: LayoutModifier {
  func makeBehavior(for layoutNode: LayoutNode) -> OwnRowsBehavior { OwnRowsBehavior(layoutNode) }
  func configure(_ behavior: OwnRowsBehavior, in environment: EnvironmentValues) {}
}

/// The mark of a view that stands for several rows, in the layout tree.
final class OwnRowsBehavior: LayoutBehavior, SeparateFromRow {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
}
