/// A reusable change of a view.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.white) }
///     }
@preconcurrency @MainActor public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view to modify, as passed to the body.
  typealias Content = ModifierContent<Self>

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// Creates the node of a modified view. Applications do not implement this method: by default it creates a node that
  /// evaluates ``body(content:)``.
  static func _makeNode<Base: View>(_ view: ModifiedContent<Base, Self>, in nodeContext: NodeContext) -> Node

  /// Gives a new value of the modified view to a node that ``_makeNode(_:in:)`` of this type has created. Applications do
  /// not implement this method.
  static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, Self>)

  /// Evaluates ``body(content:)`` and shows it in a node that ``_makeNode(_:in:)`` of this type has created. Applications do
  /// not implement this method.
  static func _evaluate(_ modifier: Self, content: Content, in node: Node)
}

extension ViewModifier {
  /// Creates a node that evaluates ``body(content:)``.
  public static func _makeNode<Base: View>(_ view: ModifiedContent<Base, Self>, in nodeContext: NodeContext) -> Node {
    ModifiedNode(view, in: nodeContext)
  }

  /// Evaluates ``body(content:)`` again if the modifier differs from the previous modifier, and updates the modified
  /// view.
  public static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, Self>) {
    node.made(as: ModifiedNode<Self>.self).receive(view)
  }

  /// Evaluates ``body(content:)`` and shows it; a function for each type of modifier, as for views.
  @inlinable @inline(__always)
  public static func _evaluate(_ modifier: Self, content: Content, in node: Node) {
    node._show(modifier) { $0.body(content: content) }
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers with their own node have no body.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A view with a modifier applied.
@preconcurrency @MainActor public struct ModifiedContent<Content, Modifier> {
  /// The view to modify.
  public var content: Content
  /// The modifier to apply.
  public var modifier: Modifier

  /// Creates a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Modified views have their own node and no body.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Creates the node that the modifier defines.
  public static func _makeNode(_ view: ModifiedContent, in nodeContext: NodeContext) -> Node {
    Modifier._makeNode(view, in: nodeContext)
  }

  /// Updates the node that the modifier defines.
  public static func _updateNode(_ node: Node, to view: ModifiedContent) { Modifier._updateNode(node, to: view) }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view to modify, as passed to a modifier's body.
@preconcurrency @MainActor public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  package let source: ContentSource

  /// For the toolkit: creates the nodes of the view that the modifier was applied to.
  public static func _makeNode(_ view: ModifierContent, in nodeContext: NodeContext) -> Node {
    ContentNode(view.source, in: nodeContext)
  }

  /// Leaves the node as it is: its source updates it.
  public static func _updateNode(_ node: Node, to view: ModifierContent) {}
}

/// The node of a view with a modifier that has a body.
private final class ModifiedNode<Modifier: ViewModifier>: BodyNode {
  private var modifier: Modifier
  private let source: ContentSource

  init<Base: View>(_ view: ModifiedContent<Base, Modifier>, in nodeContext: NodeContext) {
    modifier = view.modifier
    source = TypedContentSource(view.content)
    super.init(for: Modifier.self, in: nodeContext)
    refresh()
  }

  override func refresh() { Modifier._evaluate(modifier, content: ModifierContent(source: source), in: self) }

  func receive<Base: View>(_ view: ModifiedContent<Base, Modifier>) {
    if isNew(view.modifier, after: modifier) {
      modifier = view.modifier
      rebuild()
    }
    // Safe: the node made its source from content of this type.
    unsafeDowncast(source, to: TypedContentSource<Base>.self).change(to: view.content)
  }
}
