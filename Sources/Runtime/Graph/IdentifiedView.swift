import Graphics

/// A view with an identity of its own: another identity is another view, with fresh state.
package struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  package let content: Content
  package let id: ID

  package static func _makeNode(_ view: IdentifiedView, in nodeContext: NodeContext) -> ViewNode<IdentifiedView> {
    IdentifiedNode(view, in: nodeContext)
  }
}

/// A node of a view with an identity of its own.
package protocol NamedNode: Node {
  var name: AnyHashable { get }
}

/// A node below which views have identities that scroll views can go to.
package protocol FindableNode: Node {
  /// Where the view with an identity is: a layout node, and a rectangle in its space. `nil` if it is not here.
  func locate(_ id: AnyHashable) -> (layoutNode: LayoutNode, rect: Rect)?
}

extension Node {
  /// The first layout node of this place, as a whole.
  package var place: (layoutNode: LayoutNode, rect: Rect)? {
    layoutNodes.first.map { ($0, Rect(origin: .zero, size: $0.frame.size)) }
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>>, FindableNode,
  NamedNode
{
  private var id: ID
  private var content: ViewNode<Content>!

  init(_ view: IdentifiedView<Content, ID>, in nodeContext: NodeContext) {
    id = view.id
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: (any RowContainer)? { parent?.rows }

  override func update(to view: IdentifiedView<Content, ID>) {
    if view.id == id { return content.update(to: view.content) }
    id = view.id
    content.leave()
    content = .make(view.content, in: nodeContext())
    structureChanged()
  }

  var name: AnyHashable { AnyHashable(id) }

  func locate(_ id: AnyHashable) -> (layoutNode: LayoutNode, rect: Rect)? { AnyHashable(self.id) == id ? place : nil }
}

/// A view that is left alone as long as it is equal to the one before.
@preconcurrency @MainActor public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view.
  public var content: Content

  /// A view that is compared as a whole.
  public init(content: Content) { self.content = content }

  /// A node that compares.
  public static func _makeNode(_ view: EquatableView, in nodeContext: NodeContext) -> ViewNode<EquatableView> {
    EquatableNode(view, in: nodeContext)
  }
}

private final class EquatableNode<Content: View & Equatable>: ViewNode<EquatableView<Content>> {
  private var shown: Content
  private var content: ViewNode<Content>!

  init(_ view: EquatableView<Content>, in nodeContext: NodeContext) {
    shown = view.content
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: (any RowContainer)? { parent?.rows }

  override func update(to view: EquatableView<Content>) {
    if view.content == shown { return }
    shown = view.content
    content.update(to: view.content)
  }
}

/// What a view stands for in a choice.
package struct TagModifier<Value: Hashable>: LayoutModifier {
  package let value: Value

  package func makeBehavior(for layoutNode: LayoutNode) -> TagBehavior { TagBehavior(layoutNode) }

  package func configure(_ behavior: TagBehavior, in environment: EnvironmentValues) {
    let value = AnyHashable(value)
    if behavior.value == value { return }
    behavior.value = value
    behavior.stage.structureChanged()
  }
}

package final class TagBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var value: AnyHashable?
}

extension LayoutNode {
  /// What this view, in however many modifiers, stands for in a choice.
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
  /// Gives the view an identity: with another one it is another view, whose state begins afresh.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Says what the view stands for in a choice, such as a picker or a list with a selection.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }
}

extension View where Self: Equatable {
  /// Leaves the view alone as long as it is equal to the one before.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
