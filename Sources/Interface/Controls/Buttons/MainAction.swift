import Runtime

/// Marks the main action of a page, a prominent button, for checks of the layout.
struct MainActionModifier: LayoutModifier {
  func makeBehavior(for layoutNode: LayoutNode) -> MainActionBehavior { MainActionBehavior(layoutNode) }
  func configure(_ behavior: MainActionBehavior, in environment: EnvironmentValues) {}
}

/// The layout behavior of a prominent button.
package final class MainActionBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
}
