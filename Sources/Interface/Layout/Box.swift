import Graphics

/// Where a child goes in its parent's space, and what it is offered.
struct Placement {
  var origin: Point
  var proposal: ProposedViewSize
}

/// A rectangle in the layout: it measures itself, places its children, draws, and can be hit.
///
/// Nodes are about identity and state; boxes are about space. A view without a picture of its own has no box.
@MainActor public class Box {
  // MARK: Tree

  unowned let stage: Stage
  /// The node that made the box.
  private(set) weak var node: Node?
  private(set) unowned(unsafe) var parent: Box?
  private(set) var children: [Box] = []
  /// The children from back to front, while it is known.
  private var backToFront: [Box]?
  /// Whether the box can be reached from the stage's root.
  private(set) var isOnStage = false

  init(node: Node) {
    stage = node.stage
    self.node = node
  }

  // MARK: Layout

  /// The place in the parent's space, in points; set by the parent.
  private(set) var frame = Rect.zero
  private var placedProposal: ProposedViewSize?
  private var laidOutSize = Size.zero
  private var sizes: [(proposal: ProposedViewSize, size: Size)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, position: Double?)] = []
  private var needsLayout = true
  private var isFlagged = false
  private var flaggedChildren: [Box] = []
  /// Whether a size or a guide was forgotten that the parent may have worked with.
  private var hasForgotten = false
  private var settledPriority = 0.0

  // MARK: Animation

  /// On the way to ``frame``, in an animated change of the layout.
  final var glide: Glide?
  final var fade: Fade?
  /// Set once the box has been taken out of its place and is only shown until its way out is over.
  final var departure: Departure?
  /// Boxes on their way out, with their places among the children: shown, but neither laid out nor touched.
  private(set) var ghosts: [(box: Box, index: Int)] = []
  /// Whether children are placed from right to left: the box's own layout goes from leading to trailing all the same.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  /// The size for an offer, in points. Asked through ``sizeThatFits(_:)``, which remembers.
  func measure(_ proposal: ProposedViewSize) -> Size {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  /// Where each child goes, and what it is offered, when the box has this size.
  ///
  /// A pure question: parents also ask it, through ``explicitGuide(_:_:)``, for sizes that they only consider. What
  /// changes with the size that the box really gets is changed in ``willPlace(in:proposal:)``.
  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }

  /// Called once for each layout of the children, before they are placed, with the size that the box has got.
  func willPlace(in size: Size, proposal: ProposedViewSize) {}

  /// How many of the box's own points are in one of its children's; another number than 1 on a display with a scale of its own.
  var pointScale: Double { 1 }

  /// Who is served first when space is short.
  var layoutPriority: Double { children.count == 1 ? children[0].layoutPriority : 0 }

  /// Whether the box is empty space that stretches along an axis.
  var isSpacer: Bool { false }

  /// Along which axis spacers and dividers inside stretch; `nil` where the box around this one decides.
  var spacerDirection: SpacerDirection? { nil }

  /// Whether the parent looks through this box at its children, so that their changes are the parent's affair.
  var passesChangesOn: Bool { false }

  /// The name of the box's coordinate space.
  var spaceName: AnyHashable? { nil }

  /// How far unsafe ground reaches in at each edge for the box's children, seen from inside; `nil` where the box around
  /// this one decides.
  var unsafeEdges: UnsafeEdges? { nil }

  /// Whether the box is drawn above siblings that come later.
  var zIndex: Double { children.count == 1 ? children[0].zIndex : 0 }

  /// A guide's position in this box's space for an offer, or `nil` where none is set. Asked through ``guide(_:_:)``.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    let placements = placements(in: sizeThatFits(proposal), proposal: proposal)
    let positions = zip(children, placements).compactMap { child, placement in
      child.guide(key, placement.proposal).map { $0 + (key.isVertical ? placement.origin.y : placement.origin.x) }
    }
    return key == VerticalAlignment.lastTextBaseline.key ? positions.max() : positions.min()
  }

  // MARK: Picture

  var picture = BoxPicture()

  /// Draws what belongs to the box itself, below its children.
  func paint(into painter: inout Painter) {}

  /// Draws what belongs to the box itself, above its children.
  func paintOver(into painter: inout Painter) {}

  /// What the box changes for its children: a clip, a fainter ink.
  func adjust(_ state: inout PaintState) {}

  /// How the box and all below are laid over what is behind them as one, drawn in a state; `nil` lays each item by itself.
  func groupEffect(in state: PaintState) -> GroupEffect? { nil }

  /// Has the box drawn anew when something changes that its drawing has read; it belongs to the box's node.
  var drawingReader: Node? { nil }

  /// Whether the children are parts of the box's own picture and not seen by themselves.
  var drawsChildrenItself: Bool { false }

  /// From the children's space to the box's own: how it turns and scales their picture.
  var contentTransform: Transform { .identity }

  // MARK: Interaction

  /// What the box means to somebody who cannot see it.
  var semantics: Semantics? { nil }

  /// The elements of the accessibility tree here and below.
  func elements() -> [SemanticsElement] {
    let inside = shownChildren.flatMap { $0.elements() }
    return semantics.map { [element($0, children: inside)] } ?? inside
  }

  /// Whether the box itself, rather than a child, is touched at a point in its own space.
  func isHit(at point: Point) -> Bool { false }

  /// Whether a child is the page that is shown, for boxes that keep several.
  func isShownPage(_ child: Box) -> Bool { true }

  /// Whether only the page that is shown reports values upwards, of several that are kept.
  var reportsOfShownPage: Bool { false }

  /// Whether no box around shows another page than the one that this box is on.
  final var isOnShownPage: Bool {
    var box = self
    while let parent = box.parent {
      if !parent.isShownPage(box) { return false }
      box = parent
    }
    return true
  }

  /// Called when another page is shown.
  final func shownPageChanged() {
    shownChildrenChanged()
    stage.afterUpdate { [weak node] in node?.tellPresence() }
  }

  /// The children that are shown, from back to front.
  var shownChildren: [Box] {
    guard stage.hasLevels else { return children }
    if let backToFront { return backToFront }
    let sorted = Self.sorted(children)
    backToFront = sorted
    return sorted
  }

  /// All that is drawn, from back to front: also what is on its way out.
  final var drawnChildren: [Box] {
    if ghosts.isEmpty { return shownChildren }
    var boxes = shownChildren
    for (box, index) in ghosts { boxes.insert(box, at: min(index, boxes.count)) }
    return Self.sorted(boxes)
  }

  private static func sorted(_ boxes: [Box]) -> [Box] {
    guard boxes.count > 1, boxes[0].stage.usesZIndex, boxes.contains(where: { $0.zIndex != 0 }) else { return boxes }
    return boxes.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  /// The deepest box at a point in this box's space.
  func hitTest(_ point: Point) -> Box? {
    for child in shownChildren.reversed() {
      let inside = point.offsetBy(dx: -child.frame.minX, dy: -child.frame.minY)
      if let hit = child.hitTest(inside) { return hit }
    }
    return isHit(at: point) ? self : nil
  }

  /// Takes over the boxes of the content; containers may put boxes of their own around them.
  func setContent(_ boxes: [Box]) { setChildren(boxes) }

  /// Called when the box enters or leaves the stage.
  func stageChanged() {}
}

// MARK: - Tree

extension Box {
  /// Replaces the children.
  func setChildren(_ boxes: [Box]) {
    if boxes.count == children.count, zip(boxes, children).allSatisfy({ $0 === $1 }) { return }
    let kept = Set(boxes.map(ObjectIdentifier.init))
    for (index, child) in children.enumerated() where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
      if child.departure != nil {
        ghosts.append((child, index))
      } else {
        child.damageReach()
        child.parent = nil
        child.setOnStage(false)
      }
    }
    // Whatever is on its way out may lie above or below other children than before.
    for (box, _) in ghosts { box.damageReach() }
    damageReordered(from: children, to: boxes)
    // Nothing in what was empty could be seen to come from elsewhere.
    if children.isEmpty { placedProposal = nil }
    children = boxes
    forgetOrder()
    for child in boxes where child.parent !== self {
      child.parent = self
      child.setOnStage(isOnStage)
    }
    setNeedsLayout()
    stage.structureChanged()
  }

  /// Takes away a box that was on its way out.
  func removeGhost(_ box: Box) {
    guard let index = ghosts.firstIndex(where: { $0.box === box }) else { return }
    ghosts.remove(at: index)
    box.damageReach()
    box.parent = nil
    box.setOnStage(false)
    setNeedsPaint()
  }

  /// Called when other children are shown than before, or in another order.
  final func shownChildrenChanged() {
    for child in children { child.damageReach() }
    forgetOrder()
    forgetPicture()
    stage.structureChanged()
    // What was due while it was out of sight is due now.
    stage.afterUpdate { [weak stage] in stage?.clock.ring() }
  }

  /// Other boxes may be in front than before, here and around wrappers of this box.
  private func forgetOrder() {
    backToFront = nil
    var box = self
    while box.children.count <= 1, let parent = box.parent {
      parent.backToFront = nil
      box = parent
    }
  }

  /// Has everything here and below drawn again.
  private func forgetPicture() {
    picture.state = nil
    // Children that were not shown have missed every change of it.
    picture.innerState = nil
    setNeedsPaint()
    for child in children { child.forgetPicture() }
    for (ghost, _) in ghosts { ghost.forgetPicture() }
  }

  /// Joins the stage as its root.
  func becomeRoot() { setOnStage(true) }

  private func setOnStage(_ onStage: Bool) {
    if isOnStage == onStage { return }
    isOnStage = onStage
    isFlagged = false
    flaggedChildren = []
    picture = BoxPicture()
    if !onStage { (glide, fade) = (nil, nil) }
    stageChanged()
    for child in children { child.setOnStage(onStage) }
    for (ghost, _) in ghosts { ghost.setOnStage(onStage) }
    // Nobody sees the rest of a way out.
    if !onStage { departure?.end() }
    if onStage {
      setNeedsLayout()
      setNeedsPaint()
    }
  }

  private func damageReordered(from before: [Box], to after: [Box]) {
    let stays = Set(after.map(ObjectIdentifier.init)).intersection(before.map(ObjectIdentifier.init))
    let old = before.filter { stays.contains(ObjectIdentifier($0)) }
    let new = after.filter { stays.contains(ObjectIdentifier($0)) }
    for (first, second) in zip(old, new) where first !== second { first.damageReach() }
  }

  /// From the box's space to the stage's, in points.
  var stageTransform: Transform {
    var map = Transform(translationX: frame.minX, y: frame.minY)
    var box = parent
    while let ancestor = box {
      let content = ancestor.contentTransform
      if !content.isIdentity { map = map.concatenating(content) }
      map.tx += ancestor.frame.minX
      map.ty += ancestor.frame.minY
      box = ancestor.parent
    }
    return map
  }

  /// The position of the box's origin on the stage, in points.
  var stageOrigin: Point { Point.zero.applying(stageTransform) }

  /// The box's rectangle on the stage, in points; the one around it where the box is turned.
  var stageFrame: Rect { Rect(origin: .zero, size: frame.size).applying(stageTransform) }

  /// A place of the stage in the box's space, in points.
  func local(_ point: Point) -> Point { stageTransform.inverted.map { point.applying($0) } ?? point }

  /// Every box from here to the root, deepest first.
  var ancestry: [Box] { Array(sequence(first: self) { $0.parent }) }
}

// MARK: - Layout

extension Box {
  /// The size for an offer, in points: finite, never negative.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    for known in sizes where known.proposal == proposal { return known.size }
    let measured = measure(proposal)
    let size = Size(width: Self.sane(measured.width), height: Self.sane(measured.height))
    if sizes.count == Limits.rememberedSizes {
      sizes.removeFirst()
      hasForgotten = true
    }
    sizes.append((proposal, size))
    return size
  }

  private static func sane(_ extent: Double) -> Double {
    extent.isFinite ? max(0, extent) : (extent > 0 ? endless : 0)
  }

  /// What stands for an endless extent, in points: places in it can still be reckoned with.
  static let endless = 1e7

  /// Places the box so that its origin is at a point in the parent's space; the size follows from the offer.
  final func place(at origin: Point, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let target = Rect(origin: stage.snapped(origin), size: size)
    // Where only what is on its way out is left, that stays where it was seen.
    if target != frame, !children.isEmpty || ghosts.isEmpty {
      if stage.animatesLayout, isOnStage, placedProposal != nil { glide(from: frame, to: target) }
      frame = target
      setNeedsRepaint()
    }
    guard needsLayout || proposal != placedProposal || size != laidOutSize else { return }
    needsLayout = false
    placedProposal = proposal
    laidOutSize = size
    settledPriority = layoutPriority
    willPlace(in: size, proposal: proposal)
    let placements = placements(in: size, proposal: proposal)
    let outer = stage.enterPoints(pointScale)
    for (child, placement) in zip(children, placements) {
      var origin = placement.origin
      if isMirrored { origin.x = size.width - origin.x - child.sizeThatFits(placement.proposal).width }
      child.place(at: origin, proposal: placement.proposal)
    }
    stage.layoutScale = outer
  }

  /// The extents and guides for an offer.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { self.guide($0, proposal) }
  }

  /// A guide's position for an offer, or `nil` where none is set below. Remembered like sizes.
  final func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    guard stage.guidesInUse.contains(key) else { return nil }
    for known in guides where known.key == key && known.proposal == proposal { return known.position }
    let position = explicitGuide(key, proposal)
    if guides.count == Limits.rememberedSizes {
      guides.removeFirst()
      hasForgotten = true
    }
    guides.append((key, proposal, position))
    return position
  }

  /// Asks for the box to be measured and its children placed again.
  final func setNeedsLayout() {
    needsLayout = true
    flagForLayout()
  }

  private func flagForLayout() {
    if isFlagged { return }
    isFlagged = true
    if let parent {
      parent.flaggedChildren.append(self)
      parent.flagForLayout()
    } else if isOnStage {
      stage.needsLayout = true
    }
  }

  /// Lays out again what has been flagged here and below; says whether the parent has to place this box anew.
  ///
  /// A box whose size stays the same for every offer it was ever made stops the change from spreading upwards.
  final func settle() -> Bool {
    guard isFlagged else { return false }
    isFlagged = false
    let flagged = flaggedChildren
    flaggedChildren.removeAll(keepingCapacity: true)
    var childChanged = false
    let outer = stage.enterPoints(pointScale)
    for child in flagged where child.parent === self {
      if child.settle() { childChanged = true }
    }
    stage.layoutScale = outer
    guard needsLayout || childChanged else { return false }
    needsLayout = true
    let (oldSizes, oldGuides, isComplete) = (sizes, guides, !hasForgotten)
    sizes = []
    guides = []
    hasForgotten = false
    guard let placedProposal, isComplete, !passesChangesOn, layoutPriority == settledPriority,
      oldSizes.allSatisfy({ sizeThatFits($0.proposal) == $0.size }),
      oldGuides.allSatisfy({ guide($0.key, $0.proposal) == $0.position })
    else { return true }
    place(at: frame.origin, proposal: placedProposal)
    return false
  }

  /// Forgets what this box has answered: its parent alone knows what it will be.
  final func forgetAnswers() {
    sizes = []
    guides = []
    needsLayout = true
  }

  /// Forgets every size here and below, as when the number of pixels in a point is another.
  final func forgetLayout() {
    sizes = []
    guides = []
    setNeedsLayout()
    for child in children { child.forgetLayout() }
  }

  /// A dump of the layout below, one box a line, for tests.
  func layoutDump(indent: Int = 0) -> String {
    let name = String(describing: type(of: self))
    let line =
      String(repeating: "  ", count: indent)
      + "\(name) \(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)\n"
    return line + children.map { $0.layoutDump(indent: indent + 1) }.joined()
  }
}
