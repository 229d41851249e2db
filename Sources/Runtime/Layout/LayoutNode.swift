import Graphics

/// Where a child goes in its parent's space, and what it is proposed.
package struct Placement {
  package var origin: Point
  package var proposal: ProposedViewSize

  package init(origin: Point, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// A rectangle in the layout: it is measured, placed, drawn and touched.
///
/// A ``Node`` is about identity and state; a layout node is about space. A view without a place of its own, such as a
/// `Group`, has no layout node. What kind of view it is, its ``LayoutBehavior`` knows.
@MainActor package final class LayoutNode {
  package unowned let stage: Stage
  /// What this kind of view does.
  package private(set) var behavior: any LayoutBehavior
  /// The node of the tree that made this one.
  package private(set) weak var node: Node?

  // MARK: Tree

  /// Unsafe because it is read on every walk upwards. It cannot dangle: a parent takes its children off the stage and
  /// clears their `parent` before it lets go of them, and a whole tree is released from its root downwards.
  package private(set) unowned(unsafe) var parent: LayoutNode?
  package private(set) var children: [LayoutNode] = []
  /// The children from back to front, while that order is known.
  private var backToFront: [LayoutNode]?
  /// Whether the node can be reached from the stage's root.
  package private(set) var isOnStage = false

  // MARK: Layout

  /// The place in the parent's space, in points; set by the parent.
  package var frame = Rect.zero
  package var layoutState = LayoutState()
  /// Whether children are placed from right to left. The behavior lays out from leading to trailing all the same.
  package var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  // MARK: Animation

  /// The movement towards ``frame`` during an animated change of the layout.
  package var glide: Glide?
  package var fade: Fade?
  /// Set once the node has been removed and is shown only until its removal transition is over.
  package var removal: Removal?
  /// Nodes whose removal transition is running, with their indices among the children: shown, but neither laid out nor
  /// touched.
  package private(set) var removals: [(layoutNode: LayoutNode, index: Int)] = []

  // MARK: Painting

  package var picture = PaintCache()

  /// A node for a place in the tree.
  ///
  /// - Parameter behavior: makes the behavior, which may keep an unowned reference to the node.
  package init(for node: Node, behavior makeBehavior: (LayoutNode) -> any LayoutBehavior) {
    stage = node.stage
    self.node = node
    behavior = UnsetBehavior.shared
    behavior = makeBehavior(self)
  }

  /// A node for a place in the tree, and its behavior by its own type.
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

  /// Whether no ancestor shows another page than the one that this node is on.
  package var isOnShownPage: Bool {
    var child = self
    while let parent = child.parent {
      if !parent.behavior.isShownPage(child) { return false }
      child = parent
    }
    return true
  }

  /// Called when another page is shown.
  package func shownPageChanged() {
    shownChildrenChanged()
    stage.afterUpdate { [weak node] in node?.tellPresence() }
  }

  /// The children from back to front.
  package var orderedChildren: [LayoutNode] {
    guard stage.layoutPass.hasLevels else { return children }
    if let backToFront { return backToFront }
    let sorted = Self.sorted(children)
    backToFront = sorted
    return sorted
  }

  /// All that is drawn, from back to front, including children whose removal transition is running.
  package var drawnChildren: [LayoutNode] {
    let shown = behavior.shownChildren
    if removals.isEmpty { return shown }
    var layoutNodes = shown
    for (layoutNode, index) in removals { layoutNodes.insert(layoutNode, at: min(index, layoutNodes.count)) }
    return Self.sorted(layoutNodes)
  }

  private static func sorted(_ layoutNodes: [LayoutNode]) -> [LayoutNode] {
    guard layoutNodes.count > 1, layoutNodes[0].stage.layoutPass.hasLevels,
      layoutNodes.contains(where: { $0.behavior.zIndex != 0 })
    else { return layoutNodes }
    return layoutNodes.enumerated()
      .sorted { ($0.element.behavior.zIndex, $0.offset) < ($1.element.behavior.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The deepest node at a point in this node's space, among the children first.
  package func hitTestContents(_ point: Point) -> LayoutNode? {
    for child in behavior.shownChildren.reversed() {
      let inside = point.offsetBy(dx: -child.frame.minX, dy: -child.frame.minY)
      if let hit = child.behavior.hitTest(inside) { return hit }
    }
    return behavior.isHit(at: point) ? self : nil
  }

  /// The accessibility elements of the children that are shown.
  package var elementsInside: [SemanticsElement] { behavior.shownChildren.flatMap { $0.behavior.elements } }
}

extension LayoutNode {
  /// Replaces the children.
  package func setChildren(_ layoutNodes: [LayoutNode]) {
    if layoutNodes.count == children.count, zip(layoutNodes, children).allSatisfy({ $0 === $1 }) { return }
    let kept = Set(layoutNodes.map(ObjectIdentifier.init))
    for (index, child) in children.enumerated() where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
      if child.removal != nil {
        removals.append((child, index))
      } else {
        child.damageReach()
        child.parent = nil
        child.setOnStage(false)
      }
    }
    // Whatever is on its way out may lie above or below other children than before.
    for (layoutNode, _) in removals { layoutNode.damageReach() }
    damageReordered(from: children, to: layoutNodes)
    // Nothing in what was empty could be seen to come from elsewhere.
    if children.isEmpty { layoutState.forgetPlacement() }
    children = layoutNodes
    forgetOrder()
    for child in layoutNodes where child.parent !== self {
      child.parent = self
      child.setOnStage(isOnStage)
    }
    setNeedsLayout()
    stage.structureChanged()
  }

  /// Takes away a layout node that was on its way out.
  package func endRemoval(_ layoutNode: LayoutNode) {
    guard let index = removals.firstIndex(where: { $0.layoutNode === layoutNode }) else { return }
    removals.remove(at: index)
    layoutNode.damageReach()
    layoutNode.parent = nil
    layoutNode.setOnStage(false)
    setNeedsPaint()
  }

  /// Called when other children are shown than before, or in another order.
  package func shownChildrenChanged() {
    for child in children { child.damageReach() }
    forgetOrder()
    forgetPicture()
    stage.structureChanged()
    // What was due while it was out of sight is due now.
    stage.afterUpdate { [weak stage] in stage?.clock.ring() }
  }

  /// Other layout nodes may be in front than before, here and around wrappers of this layoutNode.
  private func forgetOrder() {
    backToFront = nil
    var layoutNode = self
    while layoutNode.children.count <= 1, let parent = layoutNode.parent {
      parent.backToFront = nil
      layoutNode = parent
    }
  }

  /// Has everything here and below drawn again.
  private func forgetPicture() {
    picture.state = nil
    // Children that were not shown have missed every change of it.
    picture.innerState = nil
    setNeedsPaint()
    for child in children { child.forgetPicture() }
    for (removed, _) in removals { removed.forgetPicture() }
  }

  /// Joins the stage as its root.
  package func becomeRoot() { setOnStage(true) }

  private func setOnStage(_ onStage: Bool) {
    if isOnStage == onStage { return }
    isOnStage = onStage
    layoutState.unflag()
    picture = PaintCache()
    if !onStage { (glide, fade) = (nil, nil) }
    behavior.stageChanged()
    for child in children { child.setOnStage(onStage) }
    for (removed, _) in removals { removed.setOnStage(onStage) }
    // Nobody sees the rest of a way out.
    if !onStage { removal?.end() }
    if onStage {
      setNeedsLayout()
      setNeedsPaint()
    }
  }

  private func damageReordered(from before: [LayoutNode], to after: [LayoutNode]) {
    let stays = Set(after.map(ObjectIdentifier.init)).intersection(before.map(ObjectIdentifier.init))
    let old = before.filter { stays.contains(ObjectIdentifier($0)) }
    let new = after.filter { stays.contains(ObjectIdentifier($0)) }
    for (first, second) in zip(old, new) where first !== second { first.damageReach() }
  }

  /// From the layout node's space to the stage's, in points.
  package var stageTransform: Transform {
    var map = Transform(translationX: frame.minX, y: frame.minY)
    var layoutNode = parent
    while let ancestor = layoutNode {
      let content = ancestor.behavior.contentTransform
      if !content.isIdentity { map = map.concatenating(content) }
      map.tx += ancestor.frame.minX
      map.ty += ancestor.frame.minY
      layoutNode = ancestor.parent
    }
    return map
  }

  /// The position of the layout node's origin on the stage, in points.
  package var stageOrigin: Point { Point.zero.applying(stageTransform) }

  /// The layout node's rectangle on the stage, in points; the one around it where the layout node is turned.
  package var stageFrame: Rect { Rect(origin: .zero, size: frame.size).applying(stageTransform) }

  /// A place of the stage in the layout node's space, in points.
  package func local(_ point: Point) -> Point { stageTransform.inverted.map { point.applying($0) } ?? point }

  /// Every layout node from here to the root, deepest first.
  package var ancestry: [LayoutNode] { Array(sequence(first: self) { $0.parent }) }
}

/// Stands in for a behavior while a layout node is initialised.
@MainActor private final class UnsetBehavior: LayoutBehavior {
  static let shared = UnsetBehavior()

  var layoutNode: LayoutNode { fatalError("the behavior is used before its layout node is initialised") }
}
