extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Creates a node that applies the first modifier, then the second.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, ModifiedContent<Content, Modifier>>, in nodeContext: NodeContext
  ) -> Node {
    SubstituteNode(view, in: nodeContext) { view, _ in
      view.content.modifier(view.modifier.content).modifier(view.modifier.modifier)
    }
  }

  /// Updates the view to which both modifiers are applied.
  public static func _updateNode<Base: View>(
    _ node: Node, to view: ModifiedContent<Base, ModifiedContent<Content, Modifier>>
  ) {
    typealias Outer = ModifiedContent<Base, ModifiedContent<Content, Modifier>>
    node.made(as: SubstituteNode<Outer>.self).receive(view)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this one, then another.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
