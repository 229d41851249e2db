/// A node that shows another view in place of its own.
package final class SubstituteNode<Outer: View>: Node {
  private var view: Outer
  private let isRowContent: Bool
  /// Shows the other view.
  private let show: (Outer, SubstituteNode) -> Void
  private var inner: Node!

  /// Creates a node for a view.
  ///
  /// - Parameters:
  ///   - isRowContent: whether the views inside can be rows of the enclosing container.
  ///   - substitute: returns the view to show. Called again when something that it has read changes.
  package init<Inner: View>(
    _ view: Outer, in nodeContext: NodeContext, isRowContent: Bool = true,
    _ substitute: @escaping (Outer, Node) -> Inner
  ) {
    self.view = view
    self.isRowContent = isRowContent
    show = { view, node in
      let shown = node.observing { substitute(view, node) }
      if let inner = node.inner { inner.update(to: shown) } else { node.inner = .make(shown, in: node.nodeContext()) }
    }
    super.init(in: nodeContext)
    refresh()
  }

  package override var layoutNodes: [LayoutNode] { inner.layoutNodes }
  package override var children: [Node] { inner.map { [$0] } ?? [] }
  package override var rows: RowPlace? { isRowContent ? parent?.rows : nil }
  package override func refresh() { show(view, self) }

  /// Replaces the node's own view and shows the substitute for the new one.
  package func receive(_ view: Outer) {
    self.view = view
    rebuild()
  }
}
