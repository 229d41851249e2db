import Graphics

/// A view that has one layout node of its own, which it configures from itself and the environment.
package protocol LayoutView: PrimitiveView {
  associatedtype Behavior: LayoutBehavior
  func makeBehavior(for layoutNode: LayoutNode) -> Behavior
  /// Carries the view's properties and those of the environment over to its behavior. Runs again when either changes.
  func configure(_ behavior: Behavior, in environment: EnvironmentValues)
}

extension LayoutView {
  /// A node with one layout node and no content.
  public static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> ViewNode<Self> {
    LayoutViewNode(view, content: EmptyView(), in: nodeContext) { _ in EmptyView() }
  }
}

/// A view with a layout node that arranges other views.
package protocol ContainerView: LayoutView {
  associatedtype Inside: View
  var inside: Inside { get }
}

extension ContainerView {
  /// A node with one layout node whose children are the content's layout nodes.
  public static func _makeNode(_ view: Self, in nodeContext: NodeContext) -> ViewNode<Self> {
    LayoutViewNode(view, content: view.inside, in: nodeContext) { $0.inside }
  }
}

/// The node of a view that has a layout node.
package final class LayoutViewNode<Outer: LayoutView, Inside: View>: ViewNode<Outer> {
  private var view: Outer
  private var layoutNode: LayoutNode!
  package private(set) var behavior: Outer.Behavior!
  private var content: ViewNode<Inside>!
  private let inside: (Outer) -> Inside

  package init(_ view: Outer, content: Inside, in nodeContext: NodeContext, inside: @escaping (Outer) -> Inside) {
    self.view = view
    self.inside = inside
    super.init(in: nodeContext)
    (layoutNode, behavior) = LayoutNode.make(for: self, view.makeBehavior)
    refresh()
    self.content = .make(content, in: self.nodeContext())
    contentLayoutChanged()
  }

  package override var layoutNodes: [LayoutNode] { [layoutNode] }
  package override var children: [Node] { behavior.drawingReader.map { [content, $0] } ?? [content] }
  package override var rows: (any RowContainer)? { behavior.rowContainer }
  package override func contentLayoutChanged() { behavior.setContent(content.layoutNodes) }

  package override func ownReport<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard behavior.reportsOfShownPage else { return joinedReports(key) }
    return content.place(ofShownPageIn: behavior)?.reported(key)
  }

  package override func update(to view: Outer) {
    if sameBytes(self.view, view) { return }
    animate(from: self.view, to: view)
    self.view = view
    rebuild()
    content.update(to: inside(view))
  }

  package override func refresh() { tracking { presented(view).configure(behavior, in: environment) } }
  package override var transitionHosts: [any TransitionHost] { [] }
}

/// A modifier that puts a layout node around each layout node of the view that it modifies.
package protocol LayoutModifier: ViewModifier where Body == Never {
  associatedtype Behavior: LayoutBehavior
  func makeBehavior(for layoutNode: LayoutNode) -> Behavior
  /// Carries the modifier's properties and those of the environment over to its behavior. Runs again when either changes.
  func configure(_ behavior: Behavior, in environment: EnvironmentValues)
}

extension LayoutModifier {
  /// A node with a layout node around each layout node of its content.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, Self>> {
    LayoutModifierNode(view, in: nodeContext)
  }
}

/// The node of a view with a layout node modifier.
package final class LayoutModifierNode<Base: View, Modifier: LayoutModifier>: ViewNode<ModifiedContent<Base, Modifier>>
{
  private var modifier: Modifier
  private var content: ViewNode<Base>!
  private var wrappers: [Wrapper] = []

  private struct Wrapper {
    let inner: LayoutNode
    let outer: LayoutNode
    let behavior: Modifier.Behavior
  }

  package init(_ view: ModifiedContent<Base, Modifier>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    wrap()
  }

  package override var layoutNodes: [LayoutNode] { wrappers.map(\.outer) }
  package override var children: [Node] { [content] }

  package override func contentLayoutChanged() {
    if wrap() { super.contentLayoutChanged() }
  }

  package override func update(to view: ModifiedContent<Base, Modifier>) {
    if !sameBytes(modifier, view.modifier) {
      animate(from: modifier, to: view.modifier)
      modifier = view.modifier
      rebuild()
    }
    content.update(to: view.content)
  }

  package override func refresh() {
    tracking {
      let modifier = presented(modifier)
      for wrapper in wrappers { modifier.configure(wrapper.behavior, in: environment) }
    }
  }

  /// Wraps each layout node of the content, keeping the wrappers that are there; returns whether they have changed.
  @discardableResult
  private func wrap() -> Bool {
    let before = wrappers
    let inner = content.layoutNodes
    if before.count == inner.count, zip(before, inner).allSatisfy({ $0.inner === $1 }) { return false }
    var known = Dictionary(before.map { (ObjectIdentifier($0.inner), $0) }) { $1 }
    // One view in, one view out: the wrapper stays though the view inside is another one.
    if before.count == 1, inner.count == 1 { known = [ObjectIdentifier(inner[0]): before[0]] }
    wrappers = inner.map { inner in
      guard let kept = known.removeValue(forKey: ObjectIdentifier(inner)) else { return makeWrapper(of: inner) }
      return Wrapper(inner: inner, outer: kept.outer, behavior: kept.behavior)
    }
    for wrapper in known.values { wrapper.outer.close() }
    for wrapper in wrappers { wrapper.outer.setChildren([wrapper.inner]) }
    refresh()
    return !before.elementsEqual(wrappers) { $0.outer === $1.outer }
  }

  private func makeWrapper(of inner: LayoutNode) -> Wrapper {
    let (outer, behavior) = LayoutNode.make(for: self, modifier.makeBehavior)
    return Wrapper(inner: inner, outer: outer, behavior: behavior)
  }
}

extension Node {
  /// The outermost place, here or below, that has nothing but the page that a layout node shows.
  fileprivate func place(ofShownPageIn pages: any LayoutBehavior) -> Node? {
    let layoutNodes = layoutNodes
    guard layoutNodes.contains(where: pages.isShownPage) else { return nil }
    if layoutNodes.count == 1 { return self }
    return children.lazy.compactMap { $0.place(ofShownPageIn: pages) }.first
  }
}

extension LayoutNode {
  /// What is inside has gone: the layout node goes too, or stays around what is on its way out.
  package final func close() {
    if let removal = children.first?.removal { removal.take(self) } else { setChildren([]) }
  }
}
