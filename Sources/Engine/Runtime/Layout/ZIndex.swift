import Graphics

/// Draws a view above or below siblings.
@preconcurrency @MainActor public struct ZIndexModifier: LayoutModifier {
  package let value: Double
  package func makeBehavior(for layoutNode: LayoutNode) -> ZIndexBehavior { ZIndexBehavior(layoutNode) }
  package func configure(_ behavior: ZIndexBehavior, in environment: EnvironmentValues) {
    if behavior.value == value { return }
    behavior.stage.passes.layout.hasLevels = true
    behavior.value = value
    behavior.zOrderChanged()
  }
}

package final class ZIndexBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var value = 0.0
  package var zIndex: Double { value }

  package func zOrderChanged() { layoutNode.parentOfSiblings?.shownChildrenChanged() }
}

extension LayoutNode {
  /// The layout node in which this node, with its wrappers, has siblings.
  package var parentOfSiblings: LayoutNode? {
    var layoutNode = parent
    while let wrapper = layoutNode, wrapper.children.count == 1, wrapper.parent != nil { layoutNode = wrapper.parent }
    return layoutNode
  }
}

extension View {
  /// Draws the view above siblings of a lower index.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}
