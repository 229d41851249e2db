/// A view that shows nothing and takes no space.
public nonisolated struct EmptyView: PrimitiveView {
  /// Creates a view without content.
  public init() {}

  /// Creates a node without content.
  public static func _makeNode(_ view: EmptyView, in nodeContext: NodeContext) -> Node { Node(in: nodeContext) }

  /// Leaves the node as it is: all empty views are equal.
  public static func _updateNode(_ node: Node, to view: EmptyView) {}
}
