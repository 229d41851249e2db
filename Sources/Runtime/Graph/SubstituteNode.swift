/// A node that shows another view in place of the one in the source.
package final class SubstituteNode<Outer: View, Inner: View>: ViewNode<Outer> {
  private var view: Outer
  private let isRowContent: Bool
  private let substitute: (Outer, Node) -> Inner
  private var inner: ViewNode<Inner>!

  /// Creates a node for a view.
  ///
  /// - Parameters:
  ///   - isRowContent: whether the views inside can be rows of the enclosing container.
  ///   - substitute: returns the view to show. Called again when something changes that it has read.
  package init(
    _ view: Outer, in nodeContext: NodeContext, isRowContent: Bool = true,
    _ substitute: @escaping (Outer, Node) -> Inner
  ) {
    self.view = view
    self.isRowContent = isRowContent
    self.substitute = substitute
    super.init(in: nodeContext)
    refresh()
  }

  package override var layoutNodes: [LayoutNode] { inner.layoutNodes }
  package override var children: [Node] { inner.map { [$0] } ?? [] }
  package override var rows: RowPlace? { isRowContent ? parent?.rows : nil }

  package override func update(to view: Outer) {
    self.view = view
    rebuild()
  }

  package override func refresh() {
    let shown = observing { substitute(view, self) }
    if inner == nil { inner = .make(shown, in: nodeContext()) } else { inner.update(to: shown) }
  }
}
