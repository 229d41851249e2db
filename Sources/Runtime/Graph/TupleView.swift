/// Several views as one view, without a layout of its own.
public nonisolated struct TupleView<Content>: PrimitiveView {
  /// The views, as a tuple.
  public let value: Content
  private let makeNode: @MainActor (TupleView, NodeContext) -> ViewNode<TupleView>

  /// Creates a view from a tuple of views.
  public init<each Member: View>(_ members: (repeat each Member)) where Content == (repeat each Member) {
    value = members
    makeNode = { view, nodeContext in TupleNode(members: (repeat each view.value), in: nodeContext) }
  }

  /// Creates the node that contains those of the members.
  @MainActor public static func _makeNode(_ view: TupleView, in nodeContext: NodeContext) -> ViewNode<TupleView> {
    view.makeNode(view, nodeContext)
  }
}

private final class TupleNode<each Member: View>: ViewNode<TupleView<(repeat each Member)>> {
  private var members: (repeat ViewNode<each Member>)!

  init(members views: (repeat each Member), in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    let inside = self.nodeContext()
    members = (repeat ViewNode<each Member>.make(each views, in: inside))
  }

  override var layoutNodes: [LayoutNode] { children.flatMap { $0.layoutNodes } }

  override var children: [Node] {
    var nodes: [Node] = []
    for node in repeat each members! { nodes.append(node) }
    return nodes
  }
  override var rows: RowPlace? { parent?.rows }

  override func update(to view: TupleView<(repeat each Member)>) {
    repeat (each members!).update(to: each view.value)
  }
}
