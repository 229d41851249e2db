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

  /// The only marked control in a row; `nil` if there is none or more than one.
  static func only(in row: LayoutNode) -> RowTouchBehavior? {
    let all = all(in: row)
    return all.count == 1 ? all[0] : nil
  }

  private static func all(in layoutNode: LayoutNode) -> [RowTouchBehavior] {
    layoutNode.behavior.shownChildren.flatMap { ($0.behavior as? RowTouchBehavior).map { [$0] } ?? all(in: $0) }
  }
}
