/// A change to a view that can be applied to any.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.white) }
///     }
@preconcurrency @MainActor public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed, as the body sees it.
  typealias Content = ModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// What the tree makes of a modified view. Applications have no use for it: the default builds `body`.
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, Self>>
}

extension ViewModifier {
  /// A node that builds `body`.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, Self>> {
    ModifiedNode(view, in: nodeContext)
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers that the tree builds have no body.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A view with a modifier.
@preconcurrency @MainActor public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Modified views have no body of their own.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Whatever node the modifier wants.
  public static func _makeNode(_ view: ModifiedContent, in nodeContext: NodeContext) -> ViewNode<ModifiedContent> {
    Modifier._makeNode(view, in: nodeContext)
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier changes, inside the modifier's body.
@preconcurrency @MainActor public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  package let source: ContentSource

  /// A node for the view.
  public static func _makeNode(_ view: ModifierContent, in nodeContext: NodeContext) -> ViewNode<ModifierContent> {
    ContentNode(view, source: view.source, in: nodeContext)
  }
}

/// A view that another one shows without knowing it: when it changes, only the places that show it are told.
package class ContentSource {
  private struct Place { weak var node: Node? }
  private var places: [Place] = []

  package init() {}

  /// A node for the view.
  package func makeNode(in nodeContext: NodeContext) -> Node { fatalError("abstract") }
  /// Updates a node that this source has made.
  package func update(_ node: Node) {}

  /// Remembers a place that shows the view.
  package final func add(_ node: Node) {
    places.removeAll { $0.node == nil }
    places.append(Place(node: node))
  }

  /// Updates all places.
  package final func changed() {
    for place in places {
      guard let node = place.node, !node.isGone else { continue }
      let transaction = node.scoped(.current)
      if transaction.isEmpty { update(node) } else { transaction.run { update(node) } }
    }
  }
}

/// The source of a view of one type.
package final class TypedContentSource<Content: View>: ContentSource {
  private var view: Content

  package init(_ view: Content) {
    self.view = view
    super.init()
  }

  /// Shows another view wherever the one before was shown.
  package func change(to view: Content) {
    if sameBytes(self.view, view) { return }
    self.view = view
    changed()
  }

  package override func makeNode(in nodeContext: NodeContext) -> Node {
    let node = ViewNode.make(view, in: nodeContext)
    add(node)
    return node
  }

  package override func update(_ node: Node) { unsafeDowncast(node, to: ViewNode<Content>.self).update(to: view) }
}

/// A node that shows the view of a source.
package final class ContentNode<Outer: View>: ViewNode<Outer> {
  private var inner: Node!

  package init(_ view: Outer, source: ContentSource, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    inner = source.makeNode(in: self.nodeContext())
  }

  package override var layoutNodes: [LayoutNode] { inner.layoutNodes }
  package override var children: [Node] { [inner] }
  package override var rows: (any RowContainer)? { parent?.rows }
}

/// A node for a view changed by a modifier that has a body.
private final class ModifiedNode<Base: View, Modifier: ViewModifier>:
  BodyNode<ModifiedContent<Base, Modifier>, Modifier, Modifier.Body>
{
  private let source: TypedContentSource<Base>

  init(_ view: ModifiedContent<Base, Modifier>, in nodeContext: NodeContext) {
    source = TypedContentSource(view.content)
    super.init(view.modifier, in: nodeContext)
  }

  override func body(of subject: Modifier) -> Modifier.Body { subject.body(content: ModifierContent(source: source)) }

  override func update(to view: ModifiedContent<Base, Modifier>) {
    change(to: view.modifier)
    source.change(to: view.content)
  }
}
