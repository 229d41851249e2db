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
  public static func _makeNode(_ view: AnyView, in nodeContext: NodeContext) -> Node {
    AnyNode(view, in: nodeContext)
  }

  /// Updates the node of the wrapped view, or replaces the node if the view is of another type.
  public static func _updateNode(_ node: Node, to view: AnyView) {
    node.made(as: AnyNode.self).receive(view)
  }

  /// The wrapped view, without its type.
  fileprivate class AnyContent {
    init() {}
    /// The type of the wrapped view.
    var type: ObjectIdentifier { fatalError("abstract") }
    func makeNode(in nodeContext: NodeContext) -> Node { fatalError("abstract") }
    /// Gives the wrapped view to a node that was made for a view of the same type.
    func update(_ node: Node) { fatalError("abstract") }
  }

  private final class TypedContent<Content: View>: AnyContent {
    private let view: Content
    init(_ view: Content) {
      self.view = view
      super.init()
    }
    override var type: ObjectIdentifier { ObjectIdentifier(Content.self) }
    override func makeNode(in nodeContext: NodeContext) -> Node { .make(view, in: nodeContext) }
    override func update(_ node: Node) { node.update(to: view) }
  }

  private final class AnyNode: Node {
    private var content: Node!
    /// The type of the wrapped view.
    private var type: ObjectIdentifier

    init(_ view: AnyView, in nodeContext: NodeContext) {
      type = view.content.type
      super.init(in: nodeContext)
      content = view.content.makeNode(in: self.nodeContext())
    }

    override var layoutNodes: [LayoutNode] { content.layoutNodes }
    override var children: [Node] { [content] }
    override var rows: RowPlace? { parent?.rows }

    func receive(_ view: AnyView) {
      if view.content.type == type { return view.content.update(content) }
      type = view.content.type
      content.depart()
      content = view.content.makeNode(in: nodeContext())
      content.arrive()
      structureChanged()
    }
  }
}
