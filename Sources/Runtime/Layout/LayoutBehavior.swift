import Graphics

/// What one kind of view does in the layout: how it measures itself, places its children, draws, and is touched.
///
/// A ``LayoutNode`` holds the state that every kind of view has, such as its frame, its children and what is cached;
/// its behavior adds what only this kind does. Every requirement has a default: a node that measures as its first
/// child does, draws nothing and is transparent to touches.
///
/// The node owns its behavior. A behavior is used only while its node is alive.
@MainActor package protocol LayoutBehavior: AnyObject {
  /// The node that this behavior serves.
  var layoutNode: LayoutNode { get }

  // MARK: Layout

  /// The size for a proposal, in points. Called through ``LayoutNode/sizeThatFits(_:)``, which caches the answer.
  func measure(_ proposal: ProposedViewSize) -> Size

  /// Where each child goes, and what it is proposed, when the node has this size.
  ///
  /// Must not change anything: it is also called, through ``explicitGuide(_:_:)``, for sizes that are only considered.
  /// What changes with the size that the node really gets is changed in ``willPlace(in:proposal:)``.
  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement]

  /// Called once for each layout of the children, before they are placed, with the size that the node has got.
  func willPlace(in size: Size, proposal: ProposedViewSize)

  /// The position of a guide in this node's space for a proposal, or `nil` where none is set. Called through
  /// ``LayoutNode/guide(_:_:)``, which caches the answer.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double?

  /// The priority with which a stack gives space to this node.
  var layoutPriority: Double { get }

  /// Whether the node is empty space that stretches along an axis.
  var isSpacer: Bool { get }

  /// The axis along which spacers and dividers inside stretch; `nil` where an ancestor decides.
  var spacerDirection: SpacerDirection? { get }

  /// Whether the parent reads this node's children directly, so that a change of theirs is the parent's concern.
  var passesChangesOn: Bool { get }

  /// How many of the node's own points there are in one point of its children's space.
  var pointScale: Double { get }

  /// The name of the node's coordinate space.
  var spaceName: AnyHashable? { get }

  /// How far unsafe areas reach in at each edge, as the children see it; `nil` where an ancestor decides.
  var unsafeEdges: UnsafeEdges? { get }

  // MARK: Painting

  /// The order in which siblings are drawn: higher values come later.
  var zIndex: Double { get }

  /// Draws what belongs to the node itself, below its children.
  func paint(into painter: inout Painter)

  /// Draws what belongs to the node itself, above its children.
  func paintOver(into painter: inout Painter)

  /// Changes the paint state for the children, for example by a clip.
  func adjust(_ state: inout PaintState)

  /// How the node and its descendants are composited as one layer; `nil` draws each item by itself.
  func groupEffect(in state: PaintState) -> GroupEffect?

  /// The node of the tree that is invalidated when something changes that the drawing has read; it belongs to the
  /// node's own place in the tree.
  var drawingReader: Node? { get }

  /// Whether the node draws its children itself, as parts of its own picture.
  var drawsChildrenItself: Bool { get }

  /// From the children's space to the node's own: how their picture is turned and scaled.
  var contentTransform: Transform { get }

  /// The children that are shown, from back to front.
  var shownChildren: [LayoutNode] { get }

  // MARK: Pages

  /// Whether a child is the page that is shown, for nodes that keep several.
  func isShownPage(_ child: LayoutNode) -> Bool

  /// Whether only the shown page reports preferences upwards, of several that are kept.
  var reportsOfShownPage: Bool { get }

  // MARK: Interaction

  /// What the node means to assistive technology.
  var semantics: Semantics? { get }

  /// The accessibility elements of this node and its descendants.
  var elements: [SemanticsElement] { get }

  /// Whether the node itself, rather than a child, is touched at a point in its own space.
  func isHit(at point: Point) -> Bool

  /// The deepest node at a point in this node's space.
  func hitTest(_ point: Point) -> LayoutNode?

  // MARK: Tree

  /// Takes over the layout nodes of the content; containers may wrap them in nodes of their own.
  func setContent(_ layoutNodes: [LayoutNode])

  /// Called when the node enters or leaves the stage.
  func stageChanged()

  // MARK: Capabilities

  /// The node as a container whose rows are made only where they are seen.
  var rowContainer: (any RowContainer)? { get }

  /// The node as a container that scrolls its content.
  var scrollContainer: (any ScrollContainer)? { get }

  /// The node as a layer that is shown above the application's views.
  var modalLayer: (any ModalLayer)? { get }
}

extension LayoutBehavior {
  package func measure(_ proposal: ProposedViewSize) -> Size { children.first?.sizeThatFits(proposal) ?? .zero }
  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }
  package func willPlace(in size: Size, proposal: ProposedViewSize) {}
  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    layoutNode.guideOfChildren(key, proposal)
  }
  package var layoutPriority: Double { children.count == 1 ? children[0].behavior.layoutPriority : 0 }
  package var isSpacer: Bool { false }
  package var spacerDirection: SpacerDirection? { nil }
  package var passesChangesOn: Bool { false }
  package var pointScale: Double { 1 }
  package var spaceName: AnyHashable? { nil }
  package var unsafeEdges: UnsafeEdges? { nil }
  package var zIndex: Double { children.count == 1 ? children[0].behavior.zIndex : 0 }
  package func paint(into painter: inout Painter) {}
  package func paintOver(into painter: inout Painter) {}
  package func adjust(_ state: inout PaintState) {}
  package func groupEffect(in state: PaintState) -> GroupEffect? { nil }
  package var drawingReader: Node? { nil }
  package var drawsChildrenItself: Bool { false }
  package var contentTransform: Transform { .identity }
  package var shownChildren: [LayoutNode] { layoutNode.orderedChildren }
  package func isShownPage(_ child: LayoutNode) -> Bool { true }
  package var reportsOfShownPage: Bool { false }
  package var semantics: Semantics? { nil }
  package var elements: [SemanticsElement] {
    let inside = layoutNode.elementsInside
    return semantics.map { [layoutNode.element($0, children: inside)] } ?? inside
  }
  package func isHit(at point: Point) -> Bool { false }
  package func hitTest(_ point: Point) -> LayoutNode? { layoutNode.hitTestContents(point) }
  package func setContent(_ layoutNodes: [LayoutNode]) { layoutNode.setChildren(layoutNodes) }
  package func stageChanged() {}
  package var rowContainer: (any RowContainer)? { nil }
  package var scrollContainer: (any ScrollContainer)? { nil }
  package var modalLayer: (any ModalLayer)? { nil }
}

// What behaviors ask of their nodes most often.
extension LayoutBehavior {
  package var stage: Stage { layoutNode.stage }
  package var node: Node? { layoutNode.node }
  package var parent: LayoutNode? { layoutNode.parent }
  package var children: [LayoutNode] { layoutNode.children }
  /// The place in the parent's space, in points.
  package var frame: Rect { layoutNode.frame }
  package var isOnStage: Bool { layoutNode.isOnStage }
  package var isMirrored: Bool {
    get { layoutNode.isMirrored }
    set { layoutNode.isMirrored = newValue }
  }
  package var ancestry: [LayoutNode] { layoutNode.ancestry }
  package func sizeThatFits(_ proposal: ProposedViewSize) -> Size { layoutNode.sizeThatFits(proposal) }
  package func setChildren(_ layoutNodes: [LayoutNode]) { layoutNode.setChildren(layoutNodes) }
  package func setNeedsLayout() { layoutNode.setNeedsLayout() }
  package func setNeedsPaint() { layoutNode.setNeedsPaint() }
}
