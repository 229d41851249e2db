/// Several views as one view, without its own layout.
public nonisolated struct TupleView<Content>: PrimitiveView {
  /// The views in the order in which they were written, as a tuple.
  public let value: Content
  /// Creates or updates the nodes of the members.
  private let show: @MainActor (TupleView, TupleNode) -> Void

  /// Creates a view from a tuple of views.
  public init<each Member: View>(_ members: (repeat each Member)) where Content == (repeat each Member) {
    value = members
    show = { view, node in
      var members = node.members[...]
      repeat node.show(each view.value, &members)
    }
  }

  /// Creates the node that contains those of the members.
  @MainActor public static func _makeNode(_ view: TupleView, in nodeContext: NodeContext) -> Node {
    let node = TupleNode(in: nodeContext)
    view.show(view, node)
    return node
  }

  /// Updates the nodes of the members.
  @MainActor public static func _updateNode(_ node: Node, to view: TupleView) {
    view.show(view, node.made(as: TupleNode.self))
  }
}

/// Several views as one, whose type does not tell how many.
@MainActor package protocol SeveralViews {
  /// The views in the order in which they were written.
  var members: [any View] { get }
}

extension TupleView: SeveralViews {
  package var members: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

private final class TupleNode: Node {
  private(set) var members: [Node] = []

  override var layoutNodes: [LayoutNode] { members.flatMap { $0.layoutNodes } }
  override var children: [Node] { members }
  override var rows: RowPlace? { parent?.rows }

  /// Updates the first of the nodes that are left to a view, or creates the node of the view if none is left.
  func show<Member: View>(_ view: Member, _ rest: inout ArraySlice<Node>) {
    if let node = rest.popFirst() { node.update(to: view) } else { members.append(.make(view, in: nodeContext())) }
  }
}
