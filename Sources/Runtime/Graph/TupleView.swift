/// Several views side by side, without a layout of their own.
public nonisolated struct TupleView<Content>: PrimitiveView {
  /// The views, as a tuple.
  public let value: Content
  private let makeNode: @MainActor (TupleView, Site) -> ViewNode<TupleView>

  /// A view of the members of a tuple.
  public init<each Member: View>(_ members: (repeat each Member)) where Content == (repeat each Member) {
    value = members
    makeNode = { view, site in TupleNode(members: (repeat each view.value), in: site) }
  }

  /// A node for the members.
  @MainActor public static func _makeNode(_ view: TupleView, in site: Site) -> ViewNode<TupleView> {
    view.makeNode(view, site)
  }
}

private final class TupleNode<each Member: View>: ViewNode<TupleView<(repeat each Member)>> {
  private var members: (repeat ViewNode<each Member>)!

  init(members views: (repeat each Member), in site: Site) {
    super.init(in: site)
    let inside = self.site()
    members = (repeat ViewNode<each Member>.make(each views, in: inside))
  }

  override var layoutNodes: [LayoutNode] { children.flatMap(\.layoutNodes) }

  override var children: [Node] {
    var nodes: [Node] = []
    for node in repeat each members! { nodes.append(node) }
    return nodes
  }
  override var rows: (any RowContainer)? { parent?.rows }

  override func update(to view: TupleView<(repeat each Member)>) {
    repeat (each members!).update(to: each view.value)
  }
}
