/// A type-erased view. When a view of another type takes its place, the state is lost.
@preconcurrency @MainActor public struct AnyView: PrimitiveView {
  private let content: AnyContent

  /// Wraps a view. A view that is already type-erased is not wrapped a second time.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? TypedContent(view)
  }

  /// Wraps a view. A view that is already type-erased is not wrapped a second time.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  /// Creates the node of the wrapped view.
  public static func _makeNode(_ view: AnyView, in nodeContext: NodeContext) -> ViewNode<AnyView> {
    AnyNode(view, in: nodeContext)
  }

  /// The wrapped view, without its type.
  fileprivate class AnyContent {
    init() {}
    func makeNode(in nodeContext: NodeContext) -> Node { fatalError("abstract") }
    /// Updates a node to the wrapped view.
    ///
    /// - Returns: `false` if the node belongs to a view of another type.
    func update(_ node: Node) -> Bool { false }
  }

  private final class TypedContent<Content: View>: AnyContent {
    private let view: Content
    init(_ view: Content) {
      self.view = view
      super.init()
    }
    override func makeNode(in nodeContext: NodeContext) -> Node { ViewNode.make(view, in: nodeContext) }
    override func update(_ node: Node) -> Bool {
      guard let node = node as? ViewNode<Content> else { return false }
      node.update(to: view)
      return true
    }
  }

  private final class AnyNode: ViewNode<AnyView> {
    private var content: Node!

    init(_ view: AnyView, in nodeContext: NodeContext) {
      super.init(in: nodeContext)
      content = view.content.makeNode(in: self.nodeContext())
    }

    override var layoutNodes: [LayoutNode] { content.layoutNodes }
    override var children: [Node] { [content] }
    override var rows: RowPlace? { parent?.rows }

    override func update(to view: AnyView) {
      if view.content.update(content) { return }
      content.depart()
      content = view.content.makeNode(in: nodeContext())
      content.arrive()
      structureChanged()
    }
  }
}
