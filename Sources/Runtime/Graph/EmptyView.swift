/// Shows nothing and takes no space.
public nonisolated struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  /// An empty place.
  public static func _makeNode(_ view: EmptyView, in nodeContext: NodeContext) -> ViewNode<EmptyView> {
    ViewNode(in: nodeContext)
  }
}
