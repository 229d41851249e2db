/// A view that has parts which change without its body being evaluated again, such as the action and the label of a button.
///
/// Its node keeps the parts, and the body refers to them. Whenever the views around are evaluated, closures are new and
/// labels often are, so that a comparison of whole views would hardly ever find them equal.
package protocol PartedView: View {
  /// The type of the parts.
  associatedtype Parts: AnyObject
  /// The type of the view's content.
  associatedtype Whole: View
  /// Returns the parts of this view, once for each node.
  func makeParts() -> Parts
  /// Takes this view's parts over into those of the node.
  ///
  /// - Returns: whether nothing else differs from the previous view, so that the content stays as it is.
  func takeOver(into parts: Parts, after former: Self) -> Bool
  /// Returns the view's content, which refers to the parts of the node.
  @ViewBuilder func whole(of parts: Parts) -> Whole
}

extension PartedView {
  /// Creates a node that keeps the parts of the view.
  public static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> Node { PartedNode(view, in: nodeContext) }

  /// Takes over the parts of the view, and evaluates the body again if anything else differs.
  public static func _updateNode(_ node: Node, to view: Self) {
    node.made(as: PartedNode<Self>.self).receive(view)
  }
}

/// The node of a view with parts.
private final class PartedNode<Content: PartedView>: BodyNode {
  private var view: Content
  private let parts: Content.Parts

  init(_ view: Content, in nodeContext: NodeContext) {
    self.view = view
    parts = view.makeParts()
    super.init(for: Content.self, in: nodeContext)
    refresh()
  }

  override var viewName: String? { String(describing: Content.self) }
  override func refresh() { show(view) { [parts] in $0.whole(of: parts) } }

  func receive(_ view: Content) {
    let isRest = view.takeOver(into: parts, after: self.view)
    self.view = view
    if !isRest { rebuild() }
  }
}
