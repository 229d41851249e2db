import Graphics
import Values

/// The content of a place that shows one view: a single view as it is, several views in a stack.
///
/// A page, a tab and the root of a panel put several views into a column; a button puts those of its label into a row.
package struct ImplicitStack<Content: View>: PrimitiveView {
  /// The axis along which several views are arranged.
  let axis: Axis
  let content: Content

  /// Creates the content of a place that shows one view.
  package init(_ axis: Axis = .vertical, @ViewBuilder content: () -> Content) {
    self.axis = axis
    self.content = content()
  }

  /// Creates a node that arranges several views, and has no layout node of its own for one.
  public static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> Node {
    ImplicitStackNode(view, in: nodeContext)
  }

  /// Updates the content.
  public static func _updateNode(_ node: Node, to view: Self) {
    node.made(as: ImplicitStackNode.self).content.update(to: view.content)
  }
}

private final class ImplicitStackNode: Node {
  private let arrangement: StackArrangement
  private(set) var content: Node!
  /// The stack of the views. It stays when only one of several views is left, whose neighbours may be vanishing.
  private var stack: LayoutNode?

  init<Content: View>(_ view: ImplicitStack<Content>, in nodeContext: NodeContext) {
    let guide = view.axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    arrangement = StackArrangement(axis: view.axis, guide: guide, spacing: nil)
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    _ = arrange()
  }

  override var layoutNodes: [LayoutNode] { stack.map { [$0] } ?? content.layoutNodes }
  override var children: [Node] { [content] }
  override var transitionHosts: [any TransitionHost] { stack == nil ? content.transitionHosts : [] }
  override func surrounding(of child: Node) -> Surrounding {
    stack != nil && arrangement.axis == .vertical ? .room : .open
  }

  override func contentLayoutChanged() {
    if arrange() { super.contentLayoutChanged() }
  }

  override func refresh() {
    guard let stack else { return }
    stack.isMirrored = tracking { environment.isRightToLeft }
  }

  /// Puts several views into the stack.
  ///
  /// - Returns: whether the layout nodes of this node have changed.
  private func arrange() -> Bool {
    let views = content.layoutNodes
    if let stack {
      stack.setChildren(views)
      return false
    }
    guard views.count > 1 else { return true }
    let stack = LayoutNode(for: self) { StackBehavior(arrangement, $0) }
    self.stack = stack
    refresh()
    stack.setChildren(views)
    return true
  }
}
