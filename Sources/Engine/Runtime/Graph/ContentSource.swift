/// A view that another view shows without knowing its type. When it changes, only the nodes that show it are updated.
package class ContentSource {
  /// A node that shows the view.
  private var places: [NodeLink] = []

  /// Creates a source without places.
  package init() {}

  /// Creates a node that shows the view.
  package func makeNode(in nodeContext: NodeContext) -> Node { fatalError("abstract") }
  /// Updates a node of this source to the present view.
  package func update(_ node: Node) {}

  /// Registers a node that shows the view.
  package final func add(_ node: Node) {
    places.removeAll { $0.node == nil }
    places.append(node.link)
  }

  /// Forgets a node that shows another view from now on.
  package final func remove(_ node: Node) { places.removeAll { $0.node === node } }

  /// Updates all nodes that show the view.
  package final func changed() {
    for place in places {
      guard let node = place.node, !node.isGone else { continue }
      let transaction = node.scoped(.current)
      if transaction.isEmpty { update(node) } else { transaction.run { update(node) } }
    }
  }
}

/// The source of a view of one type.
package final class TypedContentSource<Content: View>: ContentSource {
  private var view: Content

  package init(_ view: Content) {
    self.view = view
    super.init()
  }

  /// Replaces the view, unless it is the same.
  package func change(to view: Content) {
    if sameBytes(self.view, view) { return }
    self.view = view
    changed()
  }

  package override func makeNode(in nodeContext: NodeContext) -> Node {
    let node = Node.make(view, in: nodeContext)
    add(node)
    return node
  }

  package override func update(_ node: Node) { node.update(to: view) }
}

/// A view that shows the view of a source. A place that takes it over from another source keeps its node if both views have the
/// same type.
package struct SourceView: PrimitiveView {
  /// The source of the view.
  package let source: ContentSource

  /// Creates a view that shows what a source has.
  package init(_ source: ContentSource) { self.source = source }

  package static func _makeNode(_ view: SourceView, in nodeContext: NodeContext) -> Node {
    ContentNode(view.source, in: nodeContext)
  }

  /// Leaves the node as it is, unless it is to show another source: the node's own source updates it.
  package static func _updateNode(_ node: Node, to view: SourceView) {
    node.made(as: ContentNode.self).show(view.source)
  }
}

/// A node that shows the view of a source.
package final class ContentNode: Node {
  private var source: ContentSource
  private var inner: Node!

  /// Creates a node that shows the view of a source.
  package init(_ source: ContentSource, in nodeContext: NodeContext) {
    self.source = source
    super.init(in: nodeContext)
    inner = source.makeNode(in: self.nodeContext())
  }

  package override var layoutNodes: [LayoutNode] { inner.layoutNodes }
  package override var children: [Node] { [inner] }
  package override var rows: RowPlace? { parent?.rows }

  /// Shows the view of a source, which may be another one.
  fileprivate func show(_ source: ContentSource) {
    let former = self.source
    if source === former { return }
    self.source = source
    former.remove(inner)
    if type(of: source) == type(of: former) {
      source.add(inner)
      return source.update(inner)
    }
    inner.depart()
    inner = source.makeNode(in: nodeContext())
    inner.arrive()
    structureChanged()
  }
}
