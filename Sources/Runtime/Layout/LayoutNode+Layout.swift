import Graphics

/// What the layout pass remembers of a layout node.
package struct LayoutState {
  fileprivate var placedProposal: ProposedViewSize?
  fileprivate var laidOutSize = Size.zero
  fileprivate var sizes: [(proposal: ProposedViewSize, size: Size)] = []
  fileprivate var guides: [(key: AlignmentKey, proposal: ProposedViewSize, position: Double?)] = []
  fileprivate var needsLayout = true
  fileprivate var isFlagged = false
  fileprivate var flaggedChildren: [LayoutNode] = []
  /// Whether a size or a guide was evicted from the cache that the parent may have used.
  fileprivate var hasForgotten = false
  fileprivate var settledPriority = 0.0

  /// Forgets that this node, or one below, asked for a new layout.
  package mutating func unflag() {
    isFlagged = false
    flaggedChildren = []
  }

  /// Forgets the last placement, so that the next one is not animated.
  package mutating func forgetPlacement() { placedProposal = nil }
}

extension LayoutNode {
  /// The size for a proposal, in points: finite, never negative.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    for known in layoutState.sizes where known.proposal == proposal { return known.size }
    let measured = behavior.measure(proposal)
    let size = Size(width: Self.sane(measured.width), height: Self.sane(measured.height))
    if layoutState.sizes.count == Limits.rememberedSizes {
      layoutState.sizes.removeFirst()
      layoutState.hasForgotten = true
    }
    layoutState.sizes.append((proposal, size))
    return size
  }

  private static func sane(_ extent: Double) -> Double {
    extent.isFinite ? max(0, extent) : (extent > 0 ? endless : 0)
  }

  /// What stands for an endless extent, in points: places in it can still be reckoned with.
  package static let endless = 1e7

  /// Places the layout node so that its origin is at a point in the parent's space; the size follows from the proposal.
  package func place(at origin: Point, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let target = Rect(origin: stage.snapped(origin), size: size)
    // Where only what is on its way out is left, that stays where it was seen.
    if target != frame, !children.isEmpty || removals.isEmpty {
      if stage.layoutPass.isAnimated, isOnStage, layoutState.placedProposal != nil { glide(from: frame, to: target) }
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
    let outer = stage.enterPoints(behavior.pointScale)
    for (child, placement) in zip(children, placements) {
      var origin = placement.origin
      if isMirrored { origin.x = size.width - origin.x - child.sizeThatFits(placement.proposal).width }
      child.place(at: origin, proposal: placement.proposal)
    }
    stage.layoutPass.scale = outer
  }

  /// The position of a guide as the children have it: of several, the first, or the last for the last baseline.
  package func guideOfChildren(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    let placements = behavior.placements(in: sizeThatFits(proposal), proposal: proposal)
    let positions = zip(children, placements).compactMap { child, placement in
      child.guide(key, placement.proposal).map { $0 + (key.isVertical ? placement.origin.y : placement.origin.x) }
    }
    return key == VerticalAlignment.lastTextBaseline.key ? positions.max() : positions.min()
  }

  /// The extents and guides for a proposal.
  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { self.guide($0, proposal) }
  }

  /// A guide's position for a proposal, or `nil` where none is set below. Cached like sizes.
  package func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    guard stage.layoutPass.guidesInUse.contains(key) else { return nil }
    for known in layoutState.guides where known.key == key && known.proposal == proposal { return known.position }
    let position = behavior.explicitGuide(key, proposal)
    if layoutState.guides.count == Limits.rememberedSizes {
      layoutState.guides.removeFirst()
      layoutState.hasForgotten = true
    }
    layoutState.guides.append((key, proposal, position))
    return position
  }

  /// Asks for the layout node to be measured and its children placed again.
  package func setNeedsLayout() {
    layoutState.needsLayout = true
    flagForLayout()
  }

  private func flagForLayout() {
    if layoutState.isFlagged { return }
    layoutState.isFlagged = true
    if let parent {
      parent.layoutState.flaggedChildren.append(self)
      parent.flagForLayout()
    } else if isOnStage {
      stage.layoutPass.isNeeded = true
    }
  }

  /// Lays out again what has been flagged here and below; says whether the parent has to place this layout node anew.
  ///
  /// A layout node whose size stays the same for every offer it was ever made stops the change from spreading upwards.
  package func settle() -> Bool {
    guard layoutState.isFlagged else { return false }
    layoutState.isFlagged = false
    let flagged = layoutState.flaggedChildren
    layoutState.flaggedChildren.removeAll(keepingCapacity: true)
    var childChanged = false
    let outer = stage.enterPoints(behavior.pointScale)
    for child in flagged where child.parent === self {
      if child.settle() { childChanged = true }
    }
    stage.layoutPass.scale = outer
    guard layoutState.needsLayout || childChanged else { return false }
    layoutState.needsLayout = true
    let (oldSizes, oldGuides, isComplete) = (layoutState.sizes, layoutState.guides, !layoutState.hasForgotten)
    layoutState.sizes = []
    layoutState.guides = []
    layoutState.hasForgotten = false
    guard let proposal = layoutState.placedProposal, isComplete, !behavior.passesChangesOn,
      behavior.layoutPriority == layoutState.settledPriority,
      oldSizes.allSatisfy({ sizeThatFits($0.proposal) == $0.size }),
      oldGuides.allSatisfy({ guide($0.key, $0.proposal) == $0.position })
    else { return true }
    place(at: frame.origin, proposal: proposal)
    return false
  }

  /// Forgets what this layout node has answered: its parent alone knows what it will be.
  package func forgetAnswers() {
    layoutState.sizes = []
    layoutState.guides = []
    layoutState.needsLayout = true
  }

  /// Forgets every size here and below, as when the number of pixels in a point is another.
  package func forgetLayout() {
    layoutState.sizes = []
    layoutState.guides = []
    setNeedsLayout()
    for child in children { child.forgetLayout() }
  }

  /// A dump of the layout below, one layout node a line, for tests.
  package func layoutDump(indent: Int = 0) -> String {
    let name = String(describing: type(of: behavior))
    let line =
      String(repeating: "  ", count: indent)
      + "\(name) \(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)\n"
    return line + children.map { $0.layoutDump(indent: indent + 1) }.joined()
  }
}
