/// The content of `Group(subviews:transform:)`: the view that a closure makes of another view's subviews.
@preconcurrency @MainActor public struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  /// The view whose subviews are passed to the closure.
  package let base: Base
  /// Returns the view to show.
  package let transform: (SubviewsCollection) -> Result

  /// Creates the node that contains the base view, which is not shown by itself, and the result.
  public static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> Node {
    GroupElementsNode(view, in: nodeContext)
  }

  /// Updates the base view, and the result from its subviews.
  public static func _updateNode(_ node: Node, to view: Self) {
    node.made(as: GroupElementsNode<Base, Result>.self).receive(view)
  }
}

private final class GroupElementsNode<Base: View, Result: View>: Node {
  private var view: GroupElementsOfContent<Base, Result>
  private var base: Node!
  private var result: Node!
  /// The subviews that the result was last made from.
  private var known: [LayoutNode] = []

  init(_ view: GroupElementsOfContent<Base, Result>, in nodeContext: NodeContext) {
    self.view = view
    super.init(in: nodeContext)
    base = .make(view.base, in: self.nodeContext())
    refresh()
  }

  override var layoutNodes: [LayoutNode] { result?.layoutNodes ?? [] }
  override var children: [Node] { [base, result].compactMap { $0 } }

  func receive(_ view: GroupElementsOfContent<Base, Result>) {
    self.view = view
    base.update(to: view.base)
    rebuild()
  }

  override func contentLayoutChanged() {
    guard base != nil, result != nil else { return }
    if base.layoutNodes.elementsEqual(known, by: { $0 === $1 }) { super.contentLayoutChanged() } else { rebuild() }
  }

  override func refresh() {
    known = base.layoutNodes
    let inside = observing { view.transform(SubviewsCollection(layoutNodes: known)) }
    if result == nil { result = .make(inside, in: nodeContext()) } else { result.update(to: inside) }
  }
}

extension Group {
  /// Creates a group from the subviews of a view: one for each element of a `ForEach`, each view of a group, and the
  /// view of each branch that is shown.
  ///
  ///     Group(subviews: content) { subviews in
  ///       HStack { ForEach(subviews) { $0.padding() } }
  ///     }
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}
