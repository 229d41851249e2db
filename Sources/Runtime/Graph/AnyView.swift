/// A view of any type. A view of another type at the same place starts afresh.
@preconcurrency @MainActor public struct AnyView: PrimitiveView {
  private let content: AnyContent

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? TypedContent(view)
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  /// A node for whatever the view holds.
  public static func _makeNode(_ view: AnyView, in nodeContext: NodeContext) -> ViewNode<AnyView> {
    AnyNode(view, in: nodeContext)
  }

  fileprivate class AnyContent {
    init() {}
    func makeNode(in nodeContext: NodeContext) -> Node { fatalError("abstract") }
    /// Updates a node of the same type; `false` if it is of another.
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
    override var rows: (any RowContainer)? { parent?.rows }

    override func update(to view: AnyView) {
      if view.content.update(content) { return }
      content.depart()
      content = view.content.makeNode(in: nodeContext())
      content.arrive()
      structureChanged()
    }
  }
}
