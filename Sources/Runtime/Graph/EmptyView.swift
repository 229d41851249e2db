/// A view that shows nothing and takes no space.
public nonisolated struct EmptyView: PrimitiveView {
  /// Creates a view without content.
  public init() {}

  /// Creates a node without content.
  public static func _makeNode(_ view: EmptyView, in nodeContext: NodeContext) -> ViewNode<EmptyView> {
    ViewNode(in: nodeContext)
  }
}
