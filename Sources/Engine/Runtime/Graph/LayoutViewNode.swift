import Graphics
import Values

/// A view with its own layout node, whose behavior it configures from its properties and the environment.
package protocol LayoutView: PrimitiveView {
  /// The type of the layout node's behavior.
  associatedtype Behavior: LayoutBehavior
  /// Creates the behavior of the layout node, once.
  func makeBehavior(for layoutNode: LayoutNode) -> Behavior
  /// Updates the behavior from the view's properties and the environment. Called again when either changes.
  func configure(_ behavior: Behavior, in environment: EnvironmentValues)
  /// Whether ``change(_:after:)`` may replace a call of ``configure(_:in:)``.
  static var changesAlone: Bool { get }
  /// Updates the behavior with the differences from the previous view, in the environment in which it was configured.
  ///
  /// - Returns: Whether that was possible; if not, nothing has changed, and the behavior is configured from the start.
  func change(_ behavior: Behavior, after former: Self) -> Bool
}

extension LayoutView {
  package static var changesAlone: Bool { false }
  package func change(_ behavior: Behavior, after former: Self) -> Bool { false }

  /// Creates a node with a layout node and without content.
  public static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> Node {
    LayoutViewNode(view, in: nodeContext)
  }

  /// Configures the behavior of the layout node again, if the view differs from the previous view.
  public static func _updateNode(_ node: Node, to view: Self) {
    _ = node.made(as: LayoutViewNode<Self>.self).receive(view)
  }
}

/// A view with a layout node that arranges subviews.
package protocol ContainerView: LayoutView {
  /// The type of the content.
  associatedtype Inside: View
  /// The views to arrange.
  var inside: Inside { get }
}

extension ContainerView {
  /// Creates a node whose layout node contains the content's layout nodes.
  public static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> Node {
    let node = LayoutViewNode(view, in: nodeContext)
    node.contain(view.inside)
    return node
  }

  /// Configures the behavior of the layout node again and updates the content, if the view differs from the previous
  /// view.
  public static func _updateNode(_ node: Node, to view: Self) {
    let node = node.made(as: LayoutViewNode<Self>.self)
    if node.receive(view) { node.content?.update(to: view.inside) }
  }
}

/// The node of a view that has a layout node.
package final class LayoutViewNode<Outer: LayoutView>: Node {
  private var view: Outer
  private var layoutNode: LayoutNode!
  package private(set) var behavior: Outer.Behavior!
  /// The node of the views to arrange; `nil` for a view that arranges none.
  private(set) var content: Node?

  /// Creates a node and its layout node.
  package init(_ view: Outer, in nodeContext: NodeContext) {
    self.view = view
    super.init(in: nodeContext)
    (layoutNode, behavior) = LayoutNode.make(for: self, view.makeBehavior)
    refresh()
  }

  /// Creates the node of the views to arrange.
  fileprivate func contain<Inside: View>(_ views: Inside) {
    content = .make(views, in: nodeContext())
    contentLayoutChanged()
  }

  package override var layoutNodes: [LayoutNode] { [layoutNode] }
  package override var children: [Node] { [content, behavior.drawingReader].compactMap { $0 } }
  package override var rows: RowPlace? { behavior.rowContainer.map { RowPlace($0) } }
  package override func surrounding(of child: Node) -> Surrounding {
    if behavior is LayersBehavior { return .open }
    return (behavior as? StackBehavior)?.arrangement.axis == .horizontal ? .open : .room
  }
  package override func contentLayoutChanged() { if let content { behavior.setContent(content.layoutNodes) } }

  package override func ownReport<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard behavior.reportsOfShownPage else { return joinedReports(key) }
    return content?.place(ofShownPageIn: behavior)?.reported(key)
  }

  /// Replaces the view, and configures the behavior if the new view differs.
  ///
  /// - Returns: whether it does.
  package func receive(_ view: Outer) -> Bool {
    if sameBytes(self.view, view) { return false }
    animate(from: self.view, to: view)
    // A node that waits for an update has another environment.
    let isChanged = Outer.changesAlone && motion == nil && !isDirty && view.change(behavior, after: self.view)
    self.view = view
    if !isChanged { rebuild() }
    return true
  }

  package override func refresh() {
    tracking {
      if motion == nil { return view.configure(behavior, in: environment) }
      presented(view).configure(behavior, in: environment)
    }
  }
  package override var transitionHosts: [any TransitionHost] { [] }
}

/// A modifier that wraps each layout node of the modified view in a layout node.
package protocol LayoutModifier: ViewModifier where Body == Never {
  /// The type of the layout nodes' behavior.
  associatedtype Behavior: LayoutBehavior
  /// Creates the behavior of a layout node, once for each.
  func makeBehavior(for layoutNode: LayoutNode) -> Behavior
  /// Updates the behavior from the modifier's properties and the environment. Called again when either changes.
  func configure(_ behavior: Behavior, in environment: EnvironmentValues)
  /// Returns whether two modifiers are known to have the same effect; by default, whether they have the same bytes.
  static func isSame(_ left: Self, _ right: Self) -> Bool
}

extension LayoutModifier {
  package static func isSame(_ left: Self, _ right: Self) -> Bool { sameBytes(left, right) }

  /// Creates a node that wraps each layout node of its content.
  public static func _makeNode<Base: View>(_ view: ModifiedContent<Base, Self>, in nodeContext: NodeContext) -> Node {
    LayoutModifierNode(view, in: nodeContext)
  }

  /// Configures the behaviors of the layout nodes again if the modifier differs from the previous modifier, and updates
  /// the view.
  public static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, Self>) {
    node.made(as: LayoutModifierNode<Self>.self).receive(view)
  }
}

/// A node whose layout nodes each modify one of the views inside, and are not separate views.
package protocol ModifyingNode: Node {}

/// The node of a view with a layout modifier.
package final class LayoutModifierNode<Modifier: LayoutModifier>: Node, ModifyingNode {
  private var modifier: Modifier
  private var content: Node!
  /// The layout nodes of the content, each with its wrapper.
  private var wrappers = LayoutWrappers()

  /// Creates a node, its content and the wrappers.
  package init<Base: View>(_ view: ModifiedContent<Base, Modifier>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    wrap()
  }

  package override var layoutNodes: [LayoutNode] { wrappers.layoutNodes }
  package override var children: [Node] { [content] }

  package override func contentLayoutChanged() {
    if wrap() { super.contentLayoutChanged() }
  }

  package func receive<Base: View>(_ view: ModifiedContent<Base, Modifier>) {
    if !Modifier.isSame(modifier, view.modifier) {
      animate(from: modifier, to: view.modifier)
      modifier = view.modifier
      rebuild()
    }
    content.update(to: view.content)
  }

  package override func refresh() {
    tracking {
      let modifier = presented(modifier)
      for wrapper in wrappers.entries {
        // Safe: the node made its wrapper with the behavior of this modifier type.
        modifier.configure(unsafeDowncast(wrapper.behavior, to: Modifier.Behavior.self), in: environment)
      }
    }
  }

  /// Wraps each layout node of the content and reuses existing wrappers.
  ///
  /// - Returns: whether the wrappers have changed.
  @discardableResult
  private func wrap() -> Bool {
    let inner = content.layoutNodes
    if wrappers.contain(inner) { return false }
    let isChanged = wrappers.wrap(inner) { LayoutNode.make(for: self, modifier.makeBehavior) }
    refresh()
    return isChanged
  }
}

/// Layout nodes and the layout nodes around them. The type is not generic, so that no metadata is made at run time for
/// the collections of each modifier.
private struct LayoutWrappers {
  struct Entry {
    let inner: LayoutNode
    let outer: LayoutNode
    /// The behavior of the outer layout node.
    let behavior: any LayoutBehavior
  }

  private(set) var entries: [Entry] = []

  var layoutNodes: [LayoutNode] { entries.map { $0.outer } }

  /// Whether exactly these layout nodes are wrapped, in this order.
  func contain(_ layoutNodes: [LayoutNode]) -> Bool {
    entries.count == layoutNodes.count && zip(entries, layoutNodes).allSatisfy { $0.inner === $1 }
  }

  /// Wraps layout nodes, reuses existing wrappers and closes those that are left over.
  ///
  /// - Parameter make: creates a wrapper without content.
  /// - Returns: whether the wrappers have changed.
  mutating func wrap(_ layoutNodes: [LayoutNode], make: () -> (LayoutNode, any LayoutBehavior)) -> Bool {
    let before = entries
    let match = LayoutNodeMatch(layoutNodes, former: before.map { $0.inner })
    entries = zip(layoutNodes, match.kept).map { inner, index in
      if let index { return Entry(inner: inner, outer: before[index].outer, behavior: before[index].behavior) }
      let (outer, behavior) = make()
      return Entry(inner: inner, outer: outer, behavior: behavior)
    }
    for index in match.gone { before[index].outer.close() }
    for entry in entries { entry.outer.setChildren([entry.inner]) }
    return !before.elementsEqual(entries) { $0.outer === $1.outer }
  }
}

extension Node {
  /// Returns the outermost node, this one included, that contains only the page that a container shows.
  fileprivate func place(ofShownPageIn pages: any LayoutBehavior) -> Node? {
    let layoutNodes = layoutNodes
    guard layoutNodes.contains(where: pages.isShownPage) else { return nil }
    if layoutNodes.count == 1 { return self }
    return children.firstMapped { $0.place(ofShownPageIn: pages) }
  }
}

extension LayoutNode {
  /// Removes the layout node after its content. While the content has a removal transition, the layout node stays with
  /// it.
  package final func close() {
    if let removal = children.first?.removal { removal.adopt(self) } else { setChildren([]) }
  }
}
