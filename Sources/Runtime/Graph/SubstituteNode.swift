/// A node that shows another view in place of the one that the source names.
package final class SubstituteNode<Outer: View, Inner: View>: ViewNode<Outer> {
  private var view: Outer
  private let isRowContent: Bool
  private let substitute: (Outer, Node) -> Inner
  private var inner: ViewNode<Inner>!

  /// A node for a view.
  ///
  /// - Parameters:
  ///   - isRowContent: whether views inside can be rows of the container around the node.
  ///   - substitute: makes the view that is shown; runs again when something changes that it has read.
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
  package override var rows: (any RowContainer)? { isRowContent ? parent?.rows : nil }

  package override func update(to view: Outer) {
    self.view = view
    rebuild()
  }

  package override func refresh() {
    let shown = observing { substitute(view, self) }
    if inner == nil { inner = .make(shown, in: nodeContext()) } else { inner.update(to: shown) }
  }
}
