import Graphics

/// The caches and marks of a layout node for the layout pass.
package struct LayoutState {
  /// The proposal of the last placement; `nil` if the node has not been placed.
  fileprivate(set) var placedProposal: ProposedViewSize?
  /// The size in the last layout of the children.
  fileprivate var laidOutSize = Size.zero
  /// The cached sizes by proposal, at most ``RuntimeLimits/sizesOfPass``.
  fileprivate var sizes: [(proposal: ProposedViewSize, size: Size)] = []
  /// The cached guide positions by guide and proposal, at most ``RuntimeLimits/sizesOfPass``.
  fileprivate var guides: [(key: AlignmentKey, proposal: ProposedViewSize, position: Double?)] = []
  /// Whether the node must be measured and its children placed again.
  fileprivate var needsLayout = true
  /// Whether the node or a descendant needs layout.
  fileprivate var isFlagged = false
  /// The number of the layout pass in which room was made last.
  fileprivate var pass: UInt32 = 0
  /// The children that are flagged.
  fileprivate var flaggedChildren: [LayoutNode] = []
  /// Whether a size or a guide that the parent may have used has been removed from a cache since the last layout.
  fileprivate var hasForgotten = false
  /// The serial number, among all nodes, of the last time at which this node forgot its sizes and guides; 0 for never.
  fileprivate var answersVersion = 0
  /// The layout priority in the last layout.
  fileprivate var settledPriority = 0.0

  /// Clears the flags of this node.
  package mutating func unflag() {
    isFlagged = false
    flaggedChildren = []
  }

  /// Forgets the last placement, so that the next one is not animated.
  package mutating func forgetPlacement() { placedProposal = nil }

  /// Makes room for another size and another guide, once there are ``RuntimeLimits/rememberedSizes`` of one kind. The first
  /// call in a layout pass removes the sizes and guides of former passes beyond that number.
  fileprivate mutating func makeRoom(in pass: UInt32) {
    let limit = self.pass == pass ? RuntimeLimits.sizesOfPass - 1 : RuntimeLimits.rememberedSizes
    self.pass = pass
    if sizes.count > limit {
      sizes.removeFirst(sizes.count - limit)
      hasForgotten = true
    }
    if guides.count > limit {
      guides.removeFirst(guides.count - limit)
      hasForgotten = true
    }
  }

  /// Whether no size and no guide that the parent may have used has been removed, and all are few enough to be compared.
  fileprivate var isComplete: Bool {
    !hasForgotten && max(sizes.count, guides.count) <= RuntimeLimits.rememberedSizes
  }
}

extension LayoutNode {
  /// Returns the size for a proposal, in points. It is finite and not negative.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    for known in layoutState.sizes where known.proposal == proposal { return known.size }
    let measured = behavior.measure(proposal)
    let size = Size(width: Self.sane(measured.width), height: Self.sane(measured.height))
    if layoutState.sizes.count >= RuntimeLimits.rememberedSizes {
      layoutState.makeRoom(in: stage.passes.layout.number)
    }
    layoutState.sizes.append((proposal, size))
    return size
  }

  /// Returns the proposal with which the layout node is placed: that of its container, or the one that it was measured with
  /// if only lengths were missing there and its size is the same with them. Then nothing inside is measured again in vain.
  package func proposal(_ measured: ProposedViewSize, orAtPlacing other: ProposedViewSize) -> ProposedViewSize {
    if other == measured { return measured }
    let isWidthKept = measured.width == nil || measured.width == other.width
    let isHeightKept = measured.height == nil || measured.height == other.height
    return isWidthKept && isHeightKept && sizeThatFits(other) == sizeThatFits(measured) ? measured : other
  }

  /// Returns a length that is finite and not negative.
  private static func sane(_ extent: Double) -> Double {
    extent.isFinite ? max(0, extent) : (extent > 0 ? endless : 0)
  }

  /// The finite length that replaces an infinite one, in points. Positions in it are still precise.
  package static let endless = 1e7

  /// Places the layout node with its origin at a point of the parent's coordinate space. The size follows from the
  /// proposal.
  package func place(at origin: Point, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let target = Rect(origin: stage.snapped(origin), size: size)
    // If only children with removal transitions remain, they stay where they were.
    if target != frame, !children.isEmpty || removals.isEmpty {
      if stage.passes.layout.isAnimated, isOnStage, layoutState.placedProposal != nil { glide(from: frame, to: target) }
      frame = target
      setNeedsRepaint()
    }
    guard
      layoutState.needsLayout || proposal != layoutState.placedProposal || size != layoutState.laidOutSize
    else { return }
    layoutState.needsLayout = false
    layoutState.placedProposal = proposal
    layoutState.laidOutSize = size
    layoutState.settledPriority = behavior.layoutPriority
    behavior.willPlace(in: size, proposal: proposal)
    let placements = behavior.placements(in: size, proposal: proposal)
    let arePlaced = behavior.arePlaced(placements, in: size)
    let outer = stage.enterPoints(behavior.pointScale)
    let scale = stage.passes.layout.scale
    let children = children
    for index in 0..<min(children.count, placements.count) {
      if arePlaced, !children[index].layoutState.needsLayout { continue }
      let (child, placement) = (children[index], placements[index])
      var origin = placement.origin
      if isMirrored { origin.x = size.width - origin.x - child.sizeThatFits(placement.proposal).width }
      // Most nodes are where they were, because a change elsewhere has placed them again.
      if !child.isPlaced(at: origin.snapped(scale), placement.proposal) {
        child.place(at: origin, proposal: placement.proposal)
      }
    }
    stage.passes.layout.scale = outer
  }

  /// Whether the layout node has been placed with its origin at a point between pixels, and nothing has changed since.
  private func isPlaced(at origin: Point, _ proposal: ProposedViewSize) -> Bool {
    !layoutState.needsLayout && origin == frame.origin && proposal == layoutState.placedProposal
      && frame.size == layoutState.laidOutSize
  }

  /// Returns the position of a guide that children set: of several, that of their merged guides. The guides of edges and
  /// centres are not merged, as they are those of each view alone.
  package func guideOfChildren(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    if children.count > 1, key.isOfFrame { return nil }
    let placements = behavior.placements(in: sizeThatFits(proposal), proposal: proposal)
    let positions = zip(children, placements).map { child, placement in
      child.guide(key, placement.proposal).map { $0 + (key.isVertical ? placement.origin.y : placement.origin.x) }
    }
    return key.merged(positions)
  }

  /// Returns the size and the guides for a proposal.
  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { self.guide($0, proposal) }
  }

  /// Returns the position of a guide for a proposal; `nil` if no descendant sets it. Positions are cached like sizes.
  package func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    guard stage.passes.layout.guidesInUse.contains(key) else { return nil }
    for known in layoutState.guides where known.key == key && known.proposal == proposal { return known.position }
    let position = behavior.explicitGuide(key, proposal)
    if layoutState.guides.count >= RuntimeLimits.rememberedSizes {
      layoutState.makeRoom(in: stage.passes.layout.number)
    }
    layoutState.guides.append((key, proposal, position))
    return position
  }

  /// Requests that the layout node is measured and its children are placed again.
  package func setNeedsLayout() {
    layoutState.needsLayout = true
    flagForLayout()
  }

  /// Flags this node and its ancestors.
  private func flagForLayout() {
    if layoutState.isFlagged { return }
    layoutState.isFlagged = true
    if let parent {
      parent.layoutState.flaggedChildren.append(self)
      parent.flagForLayout()
    } else if isOnStage {
      stage.passes.layout.isNeeded = true
    }
  }

  /// Updates the layout of the flagged nodes, this one included.
  ///
  /// If a node's size is unchanged for all cached proposals, the change does not affect its ancestors.
  ///
  /// - Returns: whether the parent must place this node again.
  package func settle() -> Bool {
    guard layoutState.isFlagged else { return false }
    layoutState.isFlagged = false
    let childChanged = !layoutState.flaggedChildren.isEmpty && settleChildren()
    guard layoutState.needsLayout || childChanged else { return false }
    return settleSelf()
  }

  /// Updates the layout of the flagged children.
  ///
  /// - Returns: whether this node must place any of them again.
  private func settleChildren() -> Bool {
    // A child may flag another one.
    var flagged: [LayoutNode] = []
    swap(&flagged, &layoutState.flaggedChildren)
    var childChanged = false
    let pointScale = behavior.pointScale
    let outer = pointScale == 1 ? nil : stage.enterPoints(pointScale)
    for child in flagged where child.parent === self {
      if child.settle() { childChanged = true }
    }
    if let outer { stage.passes.layout.scale = outer }
    // The memory is kept for the next frame.
    if flagged.count == 1 { flagged.removeLast() } else { flagged.removeAll(keepingCapacity: true) }
    if layoutState.flaggedChildren.isEmpty { swap(&flagged, &layoutState.flaggedChildren) }
    return childChanged
  }

  /// Measures this node again, and places its children unless the parent has to place this node.
  private func settleSelf() -> Bool {
    layoutState.needsLayout = true
    let (oldSizes, oldGuides, isComplete) = (layoutState.sizes, layoutState.guides, layoutState.isComplete)
    forgetAll()
    layoutState.hasForgotten = false
    guard let proposal = layoutState.placedProposal, isComplete, !behavior.passesChangesOn,
      behavior.layoutPriority == layoutState.settledPriority,
      oldSizes.allSatisfy({ sizeThatFits($0.proposal) == $0.size }),
      oldGuides.allSatisfy({ guide($0.key, $0.proposal) == $0.position })
    else { return true }
    place(at: frame.origin, proposal: proposal)
    return false
  }

  /// Discards cached sizes and guides, because the parent has determined new ones.
  package func forgetAnswers() {
    forgetAll()
    layoutState.needsLayout = true
  }

  /// Changes whenever a size for a proposal may have changed. No two nodes have the same number, except for 0, which
  /// stands for never laid out.
  package var answersVersion: Int { layoutState.answersVersion }

  private static var lastVersion = 0

  private func forgetAll() {
    layoutState.sizes = []
    layoutState.guides = []
    Self.lastVersion += 1
    layoutState.answersVersion = Self.lastVersion
  }

  /// Discards all cached sizes of this node and its descendants, for example when the display scale changes.
  package func forgetLayout() {
    forgetAll()
    setNeedsLayout()
    for child in children { child.forgetLayout() }
  }

  /// Returns the layout of this node and its descendants as text, one node per line, for tests.
  package func layoutDump(indent: Int = 0) -> String {
    let name = String(describing: type(of: behavior))
    let line =
      String(repeating: "  ", count: indent)
      + "\(name) \(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)\n"
    return line + children.map { $0.layoutDump(indent: indent + 1) }.joined()
  }
}
