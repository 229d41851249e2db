import Graphics

/// The state of the paint pass.
package final class PaintPass {
  /// Whether any layout node asks to be drawn again.
  package var isNeeded = true
  /// The pixels that may differ from the last frame's.
  var damage = Region()
  /// The scrolled pixels, which are not in the damage.
  var pixels: ScrolledPixels?
  /// The number of groups with an effect in which layout nodes are being drawn.
  var groupDepth = 0
  /// Whether layout nodes are being moved.
  var isMoving = false

  /// The damage since the last call.
  func takeDamage(within surface: PixelRect) -> Region {
    defer { damage.removeAll() }
    return damage.clipped(to: surface)
  }
}

extension Stage {
  /// Whether a frame has been painted.
  package var hasPainted: Bool { rootLayoutNode.picture.drawn.isKnown }

  package func addDamage(_ rect: PixelRect) { passes.paint.damage.insert(rect) }

  /// Whether the next frame redraws the whole surface, as after a change of its size or scale.
  package var isWholeDamaged: Bool { passes.paint.damage.rects == [surface] }

  /// Forgets what differs from the last frame, for a caller that has drawn everything.
  package func forgetDamage() { passes.paint.damage.removeAll() }

  /// Draws all layout nodes again that asked for it.
  func paint() {
    guard passes.paint.isNeeded else { return }
    passes.paint.isNeeded = false
    passes.paint.forgetMovement()
    let state = PaintState(transform: Transform(scaleX: scale, y: scale), clip: surface.rect)
    rootLayoutNode.repaint(state, damage: &passes.paint.damage)
  }

  /// Returns the painted items that touch the damage.
  func drawing(of damage: Region) -> Drawing {
    var list = DisplayList(background: .black)
    list.items.reserveCapacity(RuntimeLimits.fewItems)
    rootLayoutNode.collect(in: damage, into: &list.items)
    return Drawing(list: list, damage: damage)
  }
}

/// The paint pass: layout nodes that changed draw again, and where their items differ from the last frame's is the damage.
extension LayoutNode {
  /// Draws what has changed here and below.
  ///
  /// Trees are deep, and each of these calls stays on the stack: work that does not recurse is in other functions.
  package final func repaint(_ inherited: PaintState, damage: inout Region) {
    let origin = shownFrame.origin
    let place = inherited.transform.translatedBy(x: origin.x, y: origin.y)
    if picture.isOutOfSight(at: place, in: inherited) { return leaveSight(place, inherited.clip, damage: &damage) }
    picture.isFlagged = false
    let isCurrent = picture.isCurrent && picture.drawn.isSame(at: place, in: inherited)
    if isCurrent, !picture.hasEffect { return repaintBelow(damage: &damage) }
    let effectChange = isCurrent ? false : updateEffect(inherited)
    if effectChange == nil, !picture.hasEffect {
      let change = isCurrent ? .none : repaintSelf(inherited, damage: &damage)
      repaintChildren(change, damage: &damage)
    } else {
      repaintGroup(inherited, isCurrent: isCurrent, effectChanged: effectChange ?? false, damage: &damage)
    }
  }

  /// Leaves the layout node and all below undrawn until they come into sight, or until something about them changes.
  func leaveSight(_ place: Transform, _ clip: Rect, damage: inout Region) {
    if picture.isCurrent {
      damage.insert(picture.reach)
      clearPictures()
    }
    picture.move(to: place, clip: clip)
  }

  /// Forgets what this and all below has drawn.
  private func clearPictures() {
    picture.clear()
    for child in children { child.clearPictures() }
    for (removed, _) in removals { removed.clearPictures() }
  }

  /// A change inside a group shows wherever the group's blur or shadow carries it.
  private func repaintGroup(
    _ inherited: PaintState, isCurrent: Bool, effectChanged: Bool, damage: inout Region
  ) {
    stage.passes.paint.groupDepth += 1
    defer { stage.passes.paint.groupDepth -= 1 }
    let (reachBefore, wasSingle, clipBefore) = (picture.reach, picture.isSingle, picture.drawn.state?.clip)
    var inside = Region()
    let change = isCurrent ? .none : repaintSelf(inherited, damage: &inside)
    repaintChildren(change, damage: &inside)
    picture.isSingle = hasSingleItem
    guard let clip = picture.drawn.state?.clip else { return }
    if let effect = picture.effect {
      picture.reach = effect.reach(of: picture.reach, clip: clip)
      picture.extent = effect.extent(of: picture.extent)
    }
    // Pixels inside the former clip may lie outside the present one.
    let isRedrawn =
      effectChanged || clip != clipBefore || (picture.effect?.isSimplifiable == true && wasSingle != picture.isSingle)
    if let effect = picture.effect, !isRedrawn {
      for rect in inside.rects { damage.insert(effect.reach(of: rect, clip: clip)) }
    } else {
      damage.insert(reachBefore)
      damage.insert(picture.reach)
    }
  }

  /// Draws what has changed below a layout node that is itself unchanged and has no effect.
  ///
  /// This is the fast path: if the node is unchanged, its unflagged children are in the same place and cover the same
  /// pixels, so only the flagged children are visited.
  private func repaintBelow(damage: inout Region) {
    guard picture.inner.isKnown, !behavior.drawsChildrenItself else {
      return repaintChildren(.none, damage: &damage)
    }
    // A child that is repainted may flag another one.
    var flagged: [LayoutNode] = []
    swap(&flagged, &picture.flaggedChildren)
    var reachesElsewhere = picture.hasLostChildren
    for child in flagged where child.parent === self {
      let (reach, extent) = (child.picture.reach, child.picture.extent)
      if child.picture.isCurrent, !child.picture.hasEffect {
        child.picture.isFlagged = false
        child.repaintBelow(damage: &damage)
      } else if let inner = picture.inner.state {
        child.repaint(inner, damage: &damage)
      }
      if child.picture.reach != reach || child.picture.extent != extent { reachesElsewhere = true }
    }
    if reachesElsewhere { join(reachesOf: drawnChildren, orOfThose: flagged, isWhole: false) }
    reuse(&flagged)
  }

  /// Draws the children again: those that have changed, or all where the state in which they are drawn has.
  @inline(__always)
  func repaintChildren(_ change: InnerChange, damage: inout Region) {
    guard let inner = picture.inner.state else { return picture.flaggedChildren.removeAll() }
    // A child that is repainted may flag another one.
    var flagged: [LayoutNode] = []
    swap(&flagged, &picture.flaggedChildren)
    defer { reuse(&flagged) }
    if behavior.drawsChildrenItself {
      (picture.reach, picture.extent) = (picture.ownReach, picture.ownExtent)
      for child in flagged { child.unflag() }
      return
    }
    if change.isAny { eraseHidden(among: flagged, damage: &damage) }
    if case .moved(let shift) = change, !picture.hasEffect {
      return moveChildren(inner, shift, isUnion: flagged.isEmpty, damage: &damage)
    }
    let all = change.isAny
    let shown = drawnChildren
    for child in all ? shown : flagged where child.parent === self {
      child.repaint(inner, damage: &damage)
    }
    join(reachesOf: shown, orOfThose: flagged, isWhole: all || picture.hasEffect)
  }

  /// Erases the changed children that are not shown any more, such as the rows that a turned wheel has left behind. Where all
  /// children are drawn again, only those are visited that are shown.
  func eraseHidden(among flagged: [LayoutNode], damage: inout Region) {
    guard !flagged.isEmpty, case let shown = behavior.shownChildren, shown.count < children.count else { return }
    let known = Set(shown.map(ObjectIdentifier.init))
    for child in flagged where child.parent === self && !known.contains(ObjectIdentifier(child)) {
      child.unflag()
      damage.insert(child.picture.reach)
      child.clearPictures()
    }
  }

  /// Finds out how far the layout node and all below reach. If few of many children have changed, the others are not
  /// visited unless `isWhole` asks for all. The reach of an effect has to be computed from the start each time, because
  /// an effect widens it.
  private func join(reachesOf shown: [LayoutNode], orOfThose flagged: [LayoutNode], isWhole: Bool) {
    let isFew = isWhole || shown.count <= RuntimeLimits.reachedChildren
    if isFew { (picture.reach, picture.extent) = (.empty, .null) }
    picture.hasLostChildren = false
    var (reach, extent) = (picture.reach.union(picture.ownReach), picture.extent.union(picture.ownExtent))
    for child in isFew ? shown : flagged {
      reach = reach.union(child.picture.reach)
      extent = extent.union(child.picture.extent)
    }
    (picture.reach, picture.extent) = (reach, extent)
  }

  /// Keeps the memory of the flagged children for the next frame.
  private func reuse(_ flagged: inout [LayoutNode]) {
    if flagged.count == 1 { flagged.removeLast() } else { flagged.removeAll(keepingCapacity: true) }
    if picture.flaggedChildren.isEmpty { swap(&flagged, &picture.flaggedChildren) }
  }

  /// Asks for the effect again. Returns whether it has changed; `nil` if there was no effect and is none.
  private func updateEffect(_ inherited: PaintState) -> Bool? {
    let state = inherited.moved(to: shownFrame.origin)
    var effect = behavior.groupEffect(in: state)
    if case .none = effect, motions.fade == nil, !picture.hasEffect { return nil }
    if let fade = motions.fade {
      effect = effect ?? GroupEffect()
      effect?.opacity *= fade.opacity(at: stage.now)
    }
    let isChanged = effect != picture.effect
    picture.effect = effect
    return isChanged
  }

  /// Draws the layout node's own items. Returns whether the children are drawn in another state now.
  private func repaintSelf(_ inherited: PaintState, damage: inout Region) -> InnerChange {
    let place = shownFrame
    let state = inherited.moved(to: place.origin)
    repaintItems(state, size: place.size, damage: &damage)
    var inner = state
    if let effect = picture.effect { inner.clip = effect.innerClip(state.clip) }
    behavior.adjust(&inner)
    defer { picture.inner.state = inner }
    return InnerChange(from: picture.inner.state, to: inner)
  }

  private var hasSingleItem: Bool {
    var left = 2
    countItems(&left)
    return left == 1
  }

  private func countItems(_ left: inout Int) {
    left -= picture.items.count + picture.coverItems.count
    for child in drawnChildren where left > 0 { child.countItems(&left) }
  }

  /// Forgets that this and what is below has changed.
  private func unflag() {
    picture.isFlagged = false
    for child in picture.flaggedChildren { child.unflag() }
    picture.flaggedChildren.removeAll(keepingCapacity: true)
  }

  func repaintItems(_ state: PaintState, size: Size, damage: inout Region) {
    var own = state
    if let area = behavior.ownClip { own.clip(to: area) }
    var painter = Painter(state: own, size: size)
    behavior.paint(into: &painter)
    var cover = Painter(state: own, size: size)
    behavior.paintOver(into: &cover)
    let items = picture.recoloring?.blended(painter.items, isCover: false) ?? painter.items
    let coverItems = picture.recoloring?.blended(cover.items, isCover: true) ?? cover.items
    damage.insertDifference(from: picture.items, to: items)
    damage.insertDifference(from: picture.coverItems, to: coverItems)
    picture.items = items
    picture.coverItems = coverItems
    picture.ownExtent = painter.extent.union(cover.extent)
    picture.ownReach = .empty
    for item in items { picture.ownReach = picture.ownReach.union(item.bounds) }
    for item in coverItems { picture.ownReach = picture.ownReach.union(item.bounds) }
    picture.drawn.state = state
    picture.isCurrent = true
  }
}
