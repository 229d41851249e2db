/// Shows nothing and takes no space.
public nonisolated struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  /// An empty place.
  public static func _makeNode(_ view: EmptyView, in site: Site) -> ViewNode<EmptyView> { ViewNode(in: site) }
}
