import Graphics

/// A view with an explicit identity. A different identity makes it a new view, with new state.
package struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  /// The view to which the identity belongs.
  package let content: Content
  /// The identity of the view.
  package let id: ID

  package static func _makeNode(_ view: IdentifiedView, in nodeContext: NodeContext) -> Node {
    IdentifiedNode(view, in: nodeContext)
  }

  /// Updates the node of the view, or replaces the node if the view has another identity.
  package static func _updateNode(_ node: Node, to view: IdentifiedView) {
    node.made(as: IdentifiedNode<ID>.self).receive(view)
  }
}

/// A node with an explicit identity.
package protocol NamedNode: Node {
  /// The identity of the view.
  var name: AnyHashable { get }
}

/// A node that contains views with identities, to which a scroll view can scroll.
package protocol FindableNode: Node {
  /// Returns the location of the view with an identity: a layout node, and a rectangle in its coordinate space. `nil`
  /// if this node does not contain it.
  func locate(_ id: AnyHashable) -> (layoutNode: LayoutNode, rect: Rect)?
}

extension Node {
  /// The first layout node of this node and its bounds; `nil` if it has none.
  package var place: (layoutNode: LayoutNode, rect: Rect)? {
    layoutNodes.first.map { ($0, Rect(origin: .zero, size: $0.frame.size)) }
  }
}

private final class IdentifiedNode<ID: Hashable>: Node, FindableNode, NamedNode {
  private var id: ID
  private var content: Node!

  init<Content: View>(_ view: IdentifiedView<Content, ID>, in nodeContext: NodeContext) {
    id = view.id
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: RowPlace? { parent?.rows }

  func receive<Content: View>(_ view: IdentifiedView<Content, ID>) {
    if view.id == id { return content.update(to: view.content) }
    id = view.id
    content.depart()
    content = .make(view.content, in: nodeContext())
    content.arrive()
    structureChanged()
  }

  var name: AnyHashable { AnyHashable(id) }

  func locate(_ id: AnyHashable) -> (layoutNode: LayoutNode, rect: Rect)? { AnyHashable(self.id) == id ? place : nil }
}

/// A view that is updated only if it differs from the previous view.
@preconcurrency @MainActor public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view to compare.
  public var content: Content

  /// Creates a view that is compared by `==`.
  public init(content: Content) { self.content = content }

  /// Creates the node that compares the views.
  public static func _makeNode(_ view: EquatableView, in nodeContext: NodeContext) -> Node {
    EquatableNode(view, in: nodeContext)
  }

  /// Updates the node of the view if the view differs from the previous view.
  public static func _updateNode(_ node: Node, to view: EquatableView) {
    node.made(as: EquatableNode<Content>.self).receive(view)
  }
}

private final class EquatableNode<Content: View & Equatable>: Node {
  private var shown: Content
  private var content: Node!

  init(_ view: EquatableView<Content>, in nodeContext: NodeContext) {
    shown = view.content
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: RowPlace? { parent?.rows }

  func receive(_ view: EquatableView<Content>) {
    if view.content == shown { return }
    shown = view.content
    content.update(to: view.content)
  }
}

/// Sets the value that a view represents in a selection.
package struct TagModifier<Value: Hashable>: LayoutModifier {
  /// The value that the view represents.
  package let value: Value

  package func makeBehavior(for layoutNode: LayoutNode) -> TagBehavior { TagBehavior(layoutNode) }

  package func configure(_ behavior: TagBehavior, in environment: EnvironmentValues) {
    let value = AnyHashable(value)
    if behavior.value == value { return }
    behavior.value = value
    behavior.stage.structureChanged()
  }
}

/// The layout behavior of a view with a tag.
package final class TagBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The value that the view represents.
  package var value: AnyHashable?
}

extension LayoutNode {
  /// The value that this view represents in a selection. It is found through any modifiers around the tagged view.
  package final var tag: AnyHashable? {
    var layoutNode: LayoutNode? = self
    while let candidate = layoutNode {
      if let value = (candidate.behavior as? TagBehavior)?.value { return value }
      layoutNode = candidate.children.count == 1 ? candidate.children[0] : nil
    }
    return nil
  }
}

extension View {
  /// Sets the identity of the view. When it changes, the view is replaced by a new one with new state, with the
  /// transitions of both in an animated change.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Sets the value that the view represents in a selection, such as the selection of a picker or a list. It also
  /// matches an optional selection.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { modifier(TagModifier(value: tag)) }
}

extension View where Self: Equatable {
  /// Updates the view only if it differs from the previous view.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
