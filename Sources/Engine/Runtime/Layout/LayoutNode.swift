import Graphics

/// The position of a child in its parent's coordinate space, and the size proposed to it.
package struct Placement {
  /// The position of the child's origin, in points.
  package var origin: Point
  /// The size proposed to the child.
  package var proposal: ProposedViewSize

  /// Creates a placement in the parent's coordinate space.
  package init(origin: Point, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// A rectangle in the layout, which is measured, placed, drawn and touched.
///
/// A ``Node`` has the identity and the state of a view; a layout node has its geometry. A view without geometry of its
/// own, such as a ``Group``, has no layout node. The ``LayoutBehavior`` defines the kind of view.
@MainActor package final class LayoutNode {
  /// The stage that the layout belongs to.
  package unowned let stage: Stage
  /// The part of the layout node that is specific to this kind of view.
  package private(set) var behavior: any LayoutBehavior
  /// The node of the view tree that created this layout node.
  package var node: Node? { nodeLink.node }
  private let nodeLink: NodeLink

  // MARK: Tree

  /// The parent.
  ///
  /// The reference is unsafe because it is read frequently. It cannot dangle: a parent clears the `parent` of its children
  /// before it releases them.
  package private(set) unowned(unsafe) var parent: LayoutNode?
  /// The children in the order of the views.
  package private(set) var children: [LayoutNode] = [] { didSet { childrenVersion &+= 1 } }
  /// Changes with each change of the children.
  package private(set) var childrenVersion = 0
  /// The cached drawing order of the children; `nil` if it must be computed.
  private var backToFront: [LayoutNode]?
  /// Whether the node is part of the stage's tree.
  package private(set) var isOnStage = false

  // MARK: Layout

  /// The frame in the parent's coordinate space, in points. The parent sets it.
  package var frame = Rect.zero
  /// The caches of the layout pass.
  package var layoutState = LayoutState()
  /// Whether children are placed from right to left. The behavior arranges them from leading to trailing in either
  /// case.
  package var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  // MARK: Animation

  /// The animations of the place and the opacity.
  package var motions = LayoutMotions()
  /// The removal transition of the node, if it has been removed and is still shown.
  package var removal: Removal?
  /// Children whose removal transition is in progress, with their indices: they are drawn, but have no layout and
  /// receive no touches.
  package private(set) var removals: [(layoutNode: LayoutNode, index: Int)] = []

  // MARK: Painting

  /// The display items of the last frame, and what they were drawn with.
  package var picture = PaintCache()

  /// Creates a layout node.
  ///
  /// - Parameter behavior: creates the behavior, which may keep an unowned reference to the layout node.
  package init(for node: Node, behavior makeBehavior: (LayoutNode) -> any LayoutBehavior) {
    stage = node.stage
    nodeLink = node.link
    behavior = UnsetBehavior.shared
    behavior = makeBehavior(self)
  }

  /// A child may live on: the node of a ``Subview`` belongs to the view that was declared, not to the view that showed
  /// it.
  isolated deinit {
    for child in children where child.parent === self { child.parent = nil }
    for (removed, _) in removals where removed.parent === self { removed.parent = nil }
  }

  /// Creates a layout node, and returns its behavior in its own type.
  package static func make<Behavior: LayoutBehavior>(
    for node: Node, _ makeBehavior: (LayoutNode) -> Behavior
  ) -> (layoutNode: LayoutNode, behavior: Behavior) {
    var made: Behavior?
    let layoutNode = LayoutNode(for: node) { layoutNode in
      let behavior = makeBehavior(layoutNode)
      made = behavior
      return behavior
    }
    return (layoutNode, made!)
  }

  /// Whether the node is on the shown page of every ancestor that has pages. A node that is not drawn for another reason,
  /// such as an opacity of 0, has appeared all the same.
  package var isOnShownPage: Bool {
    var child = self
    while let parent = child.parent {
      if !parent.behavior.isShownPage(child) { return false }
      child = parent
    }
    return true
  }

  /// Notes that another page is shown.
  package func shownPageChanged() {
    shownChildrenChanged()
    if let node { stage.pageChanged(of: node) }
  }

  /// The children in drawing order, from back to front.
  package var orderedChildren: [LayoutNode] {
    guard children.count > 1, stage.passes.layout.hasLevels else { return children }
    if let backToFront { return backToFront }
    let sorted = Self.sorted(children)
    backToFront = sorted
    return sorted
  }

  /// Whether anything can be drawn below this node.
  package var hasContents: Bool { !children.isEmpty || !removals.isEmpty }

  /// The children to draw, from back to front, including those with a removal transition.
  package var drawnChildren: [LayoutNode] {
    guard hasContents else { return [] }
    let shown = behavior.shownChildren
    if removals.isEmpty { return shown }
    var layoutNodes = shown
    for (layoutNode, index) in removals { layoutNodes.insert(layoutNode, at: min(index, layoutNodes.count)) }
    return Self.sorted(layoutNodes)
  }

  /// Returns nodes sorted by their z-index.
  private static func sorted(_ layoutNodes: [LayoutNode]) -> [LayoutNode] {
    guard layoutNodes.count > 1, layoutNodes[0].stage.passes.layout.hasLevels,
      layoutNodes.contains(where: { $0.behavior.zIndex != 0 })
    else { return layoutNodes }
    return layoutNodes.enumerated()
      .sorted { ($0.element.behavior.zIndex, $0.offset) < ($1.element.behavior.zIndex, $1.offset) }
      .map(\.element)
  }

  /// Returns the deepest node that receives a touch at a point of this node's coordinate space, starting with the
  /// frontmost child.
  package func hitTestContents(_ point: Point) -> LayoutNode? {
    for child in behavior.shownChildren.reversed() {
      let inside = point.offsetBy(dx: -child.frame.minX, dy: -child.frame.minY)
      if let hit = child.behavior.hitTest(inside) { return hit }
    }
    return behavior.isHit(at: point) ? self : nil
  }

  /// The accessibility elements of the shown children.
  package var elementsInside: [SemanticsElement] { behavior.readChildren.flatMap { $0.behavior.elements } }
}

extension LayoutNode {
  /// Replaces the children. Those with a removal transition continue to be drawn.
  package func setChildren(_ layoutNodes: [LayoutNode]) {
    if layoutNodes.count == children.count, zip(layoutNodes, children).allSatisfy({ $0 === $1 }) { return }
    // A ``Subview`` may be shown again before it has gone.
    for child in layoutNodes where child.parent === self { child.removal?.giveBack(child) }
    // Most layout nodes get their first children here, of which none is left or moved.
    let kept = children.isEmpty ? [] : Set(layoutNodes.map(ObjectIdentifier.init))
    for (index, child) in children.enumerated() where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
      if child.removal != nil {
        removals.append((child, index))
        stage.focus.leave(child)
      } else {
        child.damageReach()
        child.parent = nil
        child.setOnStage(false)
      }
    }
    // Nodes with a removal transition may change their place in the drawing order.
    for (layoutNode, _) in removals { layoutNode.damageReach() }
    if !children.isEmpty { damageReordered(from: children, to: layoutNodes) }
    // A node that was empty does not animate the placement of its first children.
    if children.isEmpty { layoutState.forgetPlacement() }
    children = layoutNodes
    picture.hasLostChildren = true
    forgetOrder()
    for child in layoutNodes where child.parent !== self {
      child.parent?.lose(child)
      child.parent = self
      child.setOnStage(isOnStage)
    }
    setNeedsLayout()
    stage.reachChanged()
  }

  /// Forgets a child that another layout node takes over, as when a ``Subview`` is shown at another place.
  private func lose(_ child: LayoutNode) {
    child.damageReach()
    child.parent = nil
    child.setOnStage(false)
    children.removeAll { $0 === child }
    picture.hasLostChildren = true
    removals.removeAll { $0.layoutNode === child }
    forgetOrder()
    setNeedsLayout()
  }

  /// Removes a child whose removal transition is over.
  package func endRemoval(_ layoutNode: LayoutNode) {
    guard let index = removals.firstIndex(where: { $0.layoutNode === layoutNode }) else { return }
    removals.remove(at: index)
    picture.hasLostChildren = true
    layoutNode.damageReach()
    layoutNode.parent = nil
    layoutNode.setOnStage(false)
    setNeedsPaint()
  }

  /// Notes that other children are shown, or in another order.
  package func shownChildrenChanged() {
    for child in children { child.damageReach() }
    forgetOrder()
    forgetPicture()
    stage.reachChanged()
    // Timers of views that were hidden may be due.
    stage.afterUpdate { [weak stage] in stage?.clock.ring() }
  }

  /// Discards the drawing order of this node, and of ancestors that only wrap it.
  private func forgetOrder() {
    backToFront = nil
    var layoutNode = self
    while layoutNode.children.count <= 1, let parent = layoutNode.parent {
      parent.backToFront = nil
      layoutNode = parent
    }
  }

  /// Discards the drawings of this node and its descendants.
  private func forgetPicture() {
    // A node that has not been drawn since it was forgotten has no drawn descendants either.
    let isForgotten = picture.drawn.state == nil && picture.inner.state == nil
    picture.drawn.state = nil
    // Children that were hidden have not received changes of the drawing state.
    picture.inner.state = nil
    setNeedsPaint()
    if isForgotten { return }
    for child in children { child.forgetPicture() }
    for (removed, _) in removals { removed.forgetPicture() }
  }

  /// Makes this node the root of the stage.
  package func becomeRoot() { setOnStage(true) }

  /// Adds this node and its descendants to the stage, or removes them.
  private func setOnStage(_ onStage: Bool) {
    if isOnStage == onStage { return }
    isOnStage = onStage
    layoutState.unflag()
    picture = PaintCache()
    if !onStage { motions.stop() }
    behavior.stageChanged()
    for child in children { child.setOnStage(onStage) }
    for (removed, _) in removals { removed.setOnStage(onStage) }
    // A removal transition that is no longer visible is ended.
    if !onStage { removal?.end() }
    if onStage {
      setNeedsLayout()
      setNeedsPaint()
    }
  }

  /// Marks the children that change their drawing order as damaged.
  private func damageReordered(from before: [LayoutNode], to after: [LayoutNode]) {
    let stays = Set(after.map(ObjectIdentifier.init)).intersection(before.map(ObjectIdentifier.init))
    let old = before.filter { stays.contains(ObjectIdentifier($0)) }
    let new = after.filter { stays.contains(ObjectIdentifier($0)) }
    for (first, second) in zip(old, new) where first !== second { first.damageReach() }
  }

  /// This node and its ancestors up to the root.
  package var ancestry: [LayoutNode] { Array(sequence(first: self) { $0.parent }) }
}

/// The behavior of a layout node that is being initialised.
@MainActor private final class UnsetBehavior: LayoutBehavior {
  static let shared = UnsetBehavior()

  var layoutNode: LayoutNode { fatalError("the behavior is used before its layout node is initialised") }
}
