import Graphics

/// The behavior of one kind of view in the layout: how it is measured, arranges its children, draws and receives
/// touches.
///
/// A ``LayoutNode`` has the state that all kinds of views share, such as the frame, the children and the caches; its
/// behavior adds what is specific. Every requirement has a default: such a node has the size of its first child, draws
/// nothing and receives no touches itself.
///
/// The node owns its behavior. A behavior is used only while its node exists.
@MainActor package protocol LayoutBehavior: AnyObject {
  var layoutNode: LayoutNode { get }

  // MARK: Layout

  /// Returns the size for a proposal, in points. Called by ``LayoutNode/sizeThatFits(_:)``, which caches the result.
  func measure(_ proposal: ProposedViewSize) -> Size

  /// Returns the position of each child, and the size proposed to it, for a size of the node.
  ///
  /// The method must not change state: ``explicitGuide(_:_:)`` also calls it for sizes that are only considered. State
  /// that depends on the actual size is changed in ``willPlace(in:proposal:)``.
  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement]

  /// Returns whether the children have the same placements as last time, so that only the children that ask for it are
  /// placed. Called once in each layout of the children.
  func arePlaced(_ placements: [Placement], in size: Size) -> Bool

  /// Called once in each layout of the children before they are placed, with the actual size of the node.
  func willPlace(in size: Size, proposal: ProposedViewSize)

  /// Returns the position of a guide in this node's coordinate space for a proposal; `nil` if it is not set. Called by
  /// ``LayoutNode/guide(_:_:)``, which caches the result.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double?

  /// The priority with which a stack distributes space to this node.
  var layoutPriority: Double { get }

  /// Whether the node is a spacer.
  var isSpacer: Bool { get }

  /// The preferred distances of the node from its neighbours in a stack.
  var spacing: ViewSpacing { get }

  /// The axes along which spacers and dividers inside extend; `nil` if an ancestor decides.
  var spacerDirection: SpacerDirection? { get }

  /// Whether the parent arranges this node's children directly, so that a change of a child affects the parent.
  var passesChangesOn: Bool { get }

  /// The size of a point of the children, in points of the node.
  var pointScale: Double { get }

  /// Returns whether the node's coordinate space has a name.
  func hasCoordinateSpace(named name: AnyHashable) -> Bool

  /// The safe area insets of the children at each edge; `nil` if an ancestor decides.
  var unsafeEdges: UnsafeEdges? { get }

  // MARK: Painting

  /// The drawing order among siblings: nodes with higher values are drawn later.
  var zIndex: Double { get }

  /// Draws the node's own items below its children.
  func paint(into painter: inout Painter)

  /// Draws the node's own items above its children.
  func paintOver(into painter: inout Painter)

  /// The area outside of which the node's own items are not drawn, in its points; `nil` for no limit. ``adjust(_:)`` does
  /// not clip them, because they are drawn before and after the children.
  var ownClip: Rect? { get }

  /// Changes the drawing state for the children, for example the clip.
  func adjust(_ state: inout PaintState)

  /// Called when a child is to be drawn at another place because it moves there gradually.
  func childMoves()

  /// Returns how the node and its descendants are composited as a group; `nil` draws each item separately.
  func groupEffect(in state: PaintState) -> GroupEffect?

  /// The tree node that is invalidated when something that the drawing has read changes; `nil` if the drawing reads
  /// nothing.
  var drawingReader: Node? { get }

  /// The items that viewers, who watch the panel from elsewhere, see in place of the node's own items below its
  /// children; `nil` for the node's own.
  var viewerItems: [DisplayItem]? { get }

  /// Whether viewers do not see the node's own items above its children.
  var isCoverPrivate: Bool { get }

  /// Whether the node draws its children as parts of its own drawing.
  var drawsChildrenItself: Bool { get }

  /// The transform from the children's coordinate space to the node's, such as a rotation or a scale.
  var contentTransform: Transform { get }

  /// The children that are shown, from back to front.
  var shownChildren: [LayoutNode] { get }

  /// The children that are shown, in the order in which they are read and the focus moves through them.
  var readChildren: [LayoutNode] { get }

  // MARK: Pages

  /// Returns whether a child is the page that is shown, for nodes that keep several pages.
  func isShownPage(_ child: LayoutNode) -> Bool

  /// Whether only the shown page reports preferences.
  var reportsOfShownPage: Bool { get }

  // MARK: Interaction

  /// The accessibility properties of the node; `nil` if it is not an element.
  var semantics: Semantics? { get }

  /// Whether the content is for the person at the panel alone: its elements are private, viewers do not see it, and
  /// input to it is not recorded.
  var isContentPrivate: Bool { get }

  /// Whether the height of the node reveals the length of its words: they take several lines, or are scaled down to
  /// fit.
  var hasHeightOfWords: Bool { get }

  /// Whether the node gives each child a width that follows from what the children contain: a child that takes just the
  /// width that is offered then reveals its content all the same.
  var dividesByContent: Bool { get }

  /// The accessibility elements of this node and its descendants.
  var elements: [SemanticsElement] { get }

  /// Returns whether the node itself, rather than a child, receives a touch at a point of its coordinate space.
  func isHit(at point: Point) -> Bool

  /// Returns the deepest node that receives a touch at a point of this node's coordinate space.
  func hitTest(_ point: Point) -> LayoutNode?

  // MARK: Tree

  /// Sets the layout nodes of the content. Containers may wrap them in their own nodes.
  func setContent(_ layoutNodes: [LayoutNode])

  /// Called when the node is added to or removed from the stage.
  func stageChanged()

  // MARK: Capabilities

  /// The node as a container whose rows are created only near the visible part.
  var rowContainer: (any RowContainer)? { get }

  /// The node as a container that scrolls its content.
  var scrollContainer: (any ScrollContainer)? { get }

  /// The node as a layer above the application's views.
  var modalLayer: (any ModalLayer)? { get }
}

extension LayoutBehavior {
  package func measure(_ proposal: ProposedViewSize) -> Size { children.first?.sizeThatFits(proposal) ?? .zero }
  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }
  package func arePlaced(_ placements: [Placement], in size: Size) -> Bool { false }
  package func willPlace(in size: Size, proposal: ProposedViewSize) {}
  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    layoutNode.guideOfChildren(key, proposal)
  }
  package var layoutPriority: Double { children.count == 1 ? children[0].behavior.layoutPriority : 0 }
  package var isSpacer: Bool { false }
  package var spacing: ViewSpacing {
    if isSpacer { return .zero }
    return children.count == 1 ? children[0].behavior.spacingAsContent : ViewSpacing()
  }
  package var spacerDirection: SpacerDirection? { nil }
  package var passesChangesOn: Bool { false }
  package var pointScale: Double { 1 }
  package func hasCoordinateSpace(named name: AnyHashable) -> Bool { false }
  package var unsafeEdges: UnsafeEdges? { nil }
  package var zIndex: Double { children.count == 1 ? children[0].behavior.zIndex : 0 }
  package func paint(into painter: inout Painter) {}
  package func paintOver(into painter: inout Painter) {}
  package var ownClip: Rect? { nil }
  package func adjust(_ state: inout PaintState) {}
  package func childMoves() {}
  package func groupEffect(in state: PaintState) -> GroupEffect? { nil }
  package var drawingReader: Node? { nil }
  package var viewerItems: [DisplayItem]? { nil }
  package var isCoverPrivate: Bool { false }
  package var drawsChildrenItself: Bool { false }
  package var contentTransform: Transform { .identity }
  package var shownChildren: [LayoutNode] { layoutNode.orderedChildren }
  package var readChildren: [LayoutNode] { shownChildren }
  package func isShownPage(_ child: LayoutNode) -> Bool { true }
  package var reportsOfShownPage: Bool { false }
  package var semantics: Semantics? { nil }
  package var isContentPrivate: Bool { false }
  package var hasHeightOfWords: Bool { false }
  package var dividesByContent: Bool { false }
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

extension LayoutBehavior {
  /// The preferred distances of a node that contains only this node. The content of a modified spacer has none.
  fileprivate var spacingAsContent: ViewSpacing { isSpacer ? ViewSpacing() : spacing }
}

// Shorthands for properties and methods of the layout node.
extension LayoutBehavior {
  package var stage: Stage { layoutNode.stage }
  package var node: Node? { layoutNode.node }
  package var parent: LayoutNode? { layoutNode.parent }
  package var children: [LayoutNode] { layoutNode.children }
  /// The frame in the parent's coordinate space, in points.
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
