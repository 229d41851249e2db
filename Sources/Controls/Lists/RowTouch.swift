import Runtime
import Values

/// Marks what a touch anywhere on a row of a list is for, if there is only one such view in the row.
struct RowTouchModifier: LayoutModifier {
  func makeBehavior(for layoutNode: LayoutNode) -> RowTouchBehavior { RowTouchBehavior(layoutNode) }
  func configure(_ behavior: RowTouchBehavior, in environment: EnvironmentValues) {}
}

final class RowTouchBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The one in a row; `nil` if there are several or none.
  static func only(in row: LayoutNode) -> RowTouchBehavior? {
    let all = all(in: row)
    return all.count == 1 ? all[0] : nil
  }

  private static func all(in layoutNode: LayoutNode) -> [RowTouchBehavior] {
    layoutNode.behavior.shownChildren.flatMap { ($0.behavior as? RowTouchBehavior).map { [$0] } ?? all(in: $0) }
  }
}
