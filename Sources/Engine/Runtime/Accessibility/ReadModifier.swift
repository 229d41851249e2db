import Graphics

/// Describes a view by the accessibility elements of another view, which is not shown.
package struct ReadModifier<Hidden: View>: ViewModifier {
  package typealias Body = Never

  /// The view that describes the modified one.
  package let hidden: Hidden
  /// Returns the modifier. Its argument returns the elements of the hidden view.
  package let describe: (@escaping () -> [SemanticsElement]) -> SemanticsModifier

  /// Creates a modifier that reads a hidden view.
  package init(hidden: Hidden, describe: @escaping (@escaping () -> [SemanticsElement]) -> SemanticsModifier) {
    self.hidden = hidden
    self.describe = describe
  }

  package static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, ReadModifier>, in nodeContext: NodeContext
  ) -> Node {
    ReadNode(view, in: nodeContext)
  }

  /// Updates the view and the hidden one.
  package static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, ReadModifier>) {
    node.made(as: ReadNode.self).receive(view)
  }
}

/// The node that keeps the hidden view in the tree, but not in the layout.
private final class ReadNode: Node {
  private var content: Node!
  private var hidden: Node!

  init<Base: View, Hidden: View>(_ view: ModifiedContent<Base, ReadModifier<Hidden>>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    hidden = .make(view.modifier.hidden, in: self.nodeContext())
    content = .make(described(view), in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content, hidden] }

  func receive<Base: View, Hidden: View>(_ view: ModifiedContent<Base, ReadModifier<Hidden>>) {
    hidden.update(to: view.modifier.hidden)
    content.update(to: described(view))
  }

  private func described<Base: View, Hidden: View>(
    _ view: ModifiedContent<Base, ReadModifier<Hidden>>
  ) -> ModifiedContent<Base, SemanticsModifier> {
    view.content.modifier(
      view.modifier.describe { [weak hidden] in hidden?.layoutNodes.flatMap { $0.behavior.elements } ?? [] })
  }
}
