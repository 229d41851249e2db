import Graphics

/// What a layout node drew in the last frame.
package struct PaintCache {
  /// Items below and above those of the children, in pixels.
  package var items: [DisplayItem] = []
  package var coverItems: [DisplayItem] = []
  /// Every pixel that the items can change.
  package var ownReach = PixelRect.empty
  /// Every pixel that the layout node and all below can change, and maybe some more.
  package var reach = PixelRect.empty
  /// The states with which the layout node and its children were drawn.
  package var state: PaintState?
  package var innerState: PaintState?
  /// How the layout node and all below are laid over what is behind them as one; `nil` lays each item by itself.
  package var effect: GroupEffect? {
    get { overlay?.effect }
    set { overlay = newValue.map(Overlay.init) }
  }
  package var hasEffect: Bool { overlay != nil }
  private var overlay: Overlay?
  /// Whether a group has one item only, which may be drawn otherwise than several.
  package var isSingle = false
  /// Whether nothing about the layout node's own items has changed.
  package var isCurrent = false
  package var isFlagged = false
  package var flaggedChildren: [LayoutNode] = []
  /// The way from colours of before to those of now, if they are on it.
  package var recoloring: Recoloring?
}

/// An effect is large and few layout nodes have one: the others carry a pointer.
private final class Overlay {
  let effect: GroupEffect

  init(effect: GroupEffect) { self.effect = effect }
}

/// The paint pass: layout nodes that changed draw again, and where their items differ from the last frame's is the damage.
extension LayoutNode {
  /// Asks for the layout node's own items to be drawn again, in other colours maybe.
  package final func setNeedsPaint() {
    if Transaction.isAnyRunning { recolor() }
    setNeedsRepaint()
  }

  /// Asks for the layout node's own items to be drawn again somewhere else.
  package final func setNeedsRepaint() {
    picture.isCurrent = false
    flagForPaint()
  }

  private func flagForPaint() {
    if picture.isFlagged { return }
    picture.isFlagged = true
    if let parent {
      if parent.behavior.drawsChildrenItself { parent.picture.isCurrent = false }
      parent.picture.flaggedChildren.append(self)
      parent.flagForPaint()
    } else if isOnStage {
      stage.needsPaint = true
    }
  }

  /// Draws what has changed here and below.
  ///
  /// Trees are deep and each of these calls stays on the stack: whatever does not recurse is done by others.
  package final func repaint(_ inherited: PaintState, damage: inout Region) {
    picture.isFlagged = false
    if isCurrent(in: inherited), !picture.hasEffect { return repaintChildren(all: false, damage: &damage) }
    let effectChange = updateEffect(inherited)
    if effectChange == nil, !picture.hasEffect {
      let innerChanged = repaintSelf(inherited, damage: &damage)
      repaintChildren(all: innerChanged, damage: &damage)
    } else {
      repaintGroup(inherited, effectChanged: effectChange ?? false, damage: &damage)
    }
  }

  /// Whether the layout node's own items are those of a state.
  private func isCurrent(in inherited: PaintState) -> Bool {
    picture.isCurrent && picture.state == inherited.moved(to: shownFrame.origin)
  }

  /// What changes inside a group shows wherever the group's blur or shadow carries it.
  private func repaintGroup(_ inherited: PaintState, effectChanged: Bool, damage: inout Region) {
    let (reachBefore, wasSingle) = (picture.reach, picture.isSingle)
    var inside = Region()
    let innerChanged = repaintSelf(inherited, damage: &inside)
    repaintChildren(all: innerChanged, damage: &inside)
    picture.isSingle = hasSingleItem
    guard let clip = picture.state?.clip else { return }
    if let effect = picture.effect { picture.reach = effect.reach(of: picture.reach, clip: clip) }
    let isRedrawn = effectChanged || (picture.effect?.isSimplifiable == true && wasSingle != picture.isSingle)
    if let effect = picture.effect, !isRedrawn {
      for rect in inside.rects { damage.insert(effect.reach(of: rect, clip: clip)) }
    } else {
      damage.insert(reachBefore)
      damage.insert(picture.reach)
    }
  }

  @inline(__always)
  private func repaintChildren(all: Bool, damage: inout Region) {
    guard picture.innerState != nil else { return picture.flaggedChildren.removeAll() }
    // A child that is repainted may flag another one.
    var flagged: [LayoutNode] = []
    swap(&flagged, &picture.flaggedChildren)
    defer { reuse(&flagged) }
    if behavior.drawsChildrenItself {
      picture.reach = picture.ownReach
      for child in flagged { child.unflag() }
      return
    }
    let shown = drawnChildren
    for child in all ? shown : flagged where child.parent === self {
      child.repaint(picture.innerState!, damage: &damage)
    }
    // Where one of many has changed, the others are not looked at. What an effect widens has to begin anew each time.
    let isFew = all || picture.hasEffect || shown.count <= Limits.reachedChildren
    picture.reach = isFew ? picture.ownReach : picture.reach.union(picture.ownReach)
    for child in isFew ? shown : flagged { picture.reach = picture.reach.union(child.picture.reach) }
  }

  /// Keeps the memory of the flagged children for the next frame.
  private func reuse(_ flagged: inout [LayoutNode]) {
    flagged.removeAll(keepingCapacity: true)
    if picture.flaggedChildren.isEmpty { swap(&flagged, &picture.flaggedChildren) }
  }

  /// Asks for the effect where it may be another; `nil` if there was none and is none, else whether it has changed.
  private func updateEffect(_ inherited: PaintState) -> Bool? {
    if isCurrent(in: inherited) { return picture.hasEffect ? false : nil }
    let state = inherited.moved(to: shownFrame.origin)
    var effect = behavior.groupEffect(in: state)
    if let fade {
      effect = effect ?? GroupEffect()
      effect?.opacity *= fade.opacity(at: stage.now)
    }
    if effect == nil, !picture.hasEffect { return nil }
    let isChanged = effect != picture.effect
    picture.effect = effect
    return isChanged
  }

  /// Draws the layout node's own items if they may be others; says whether the children are drawn in another state now.
  private func repaintSelf(_ inherited: PaintState, damage: inout Region) -> Bool {
    if isCurrent(in: inherited) { return false }
    let place = shownFrame
    let state = inherited.moved(to: place.origin)
    repaintItems(state, size: place.size, damage: &damage)
    var inner = state
    if let effect = picture.effect { inner.clip = effect.innerClip(state.clip) }
    behavior.adjust(&inner)
    defer { picture.innerState = inner }
    return inner != picture.innerState
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

  /// Has everything that the layout node and all below have drawn repainted.
  package final func damageReach() {
    var rect = picture.reach
    var ancestor = parent
    while let layoutNode = ancestor {
      if let effect = layoutNode.picture.effect, let clip = layoutNode.picture.state?.clip {
        rect = effect.reach(of: rect, clip: clip)
        if effect.isSimplifiable { rect = rect.union(layoutNode.picture.reach) }
      }
      ancestor = layoutNode.parent
    }
    stage.addDamage(rect)
  }

  private func repaintItems(_ state: PaintState, size: Size, damage: inout Region) {
    var painter = Painter(state: state, size: size)
    behavior.paint(into: &painter)
    var cover = Painter(state: state, size: size)
    behavior.paintOver(into: &cover)
    let items = picture.recoloring?.blended(painter.items, isCover: false) ?? painter.items
    let coverItems = picture.recoloring?.blended(cover.items, isCover: true) ?? cover.items
    damage.insertDifference(from: picture.items, to: items)
    damage.insertDifference(from: picture.coverItems, to: coverItems)
    picture.items = items
    picture.coverItems = coverItems
    picture.ownReach = .empty
    for item in items { picture.ownReach = picture.ownReach.union(item.bounds) }
    for item in coverItems { picture.ownReach = picture.ownReach.union(item.bounds) }
    picture.state = state
    picture.isCurrent = true
  }

  /// Adds the items that touch a region, from back to front; all of them if there is none.
  package final func collect(in region: Region?, into items: inout [DisplayItem]) {
    if let region, !region.intersects(picture.reach) { return }
    if let effect = picture.effect { return collect(effect, in: region, into: &items) }
    collectContents(in: region, into: &items)
  }

  /// What the layout node and all below look like in a state, apart from what is on the screen.
  package final func rendered(_ inherited: PaintState) -> [DisplayItem] {
    let place = shownFrame
    let state = inherited.moved(to: place.origin)
    let effect = behavior.groupEffect(in: state)
    var inner = state
    if let effect { inner.clip = effect.innerClip(state.clip) }
    behavior.adjust(&inner)
    var own = Painter(state: state, size: place.size)
    behavior.paint(into: &own)
    var cover = Painter(state: state, size: place.size)
    behavior.paintOver(into: &cover)
    let parts = behavior.drawsChildrenItself ? [] : drawnChildren.map { $0.rendered(inner) }
    guard let effect else { return own.items + parts.joined() + cover.items }
    if effect.isMasked, let mask = parts.last {
      return effect.items(own.items + parts.dropLast().joined(), mask: mask, clip: state.clip)
    }
    return effect.items(own.items + parts.joined() + cover.items, mask: nil, clip: state.clip)
  }

  private func collectContents(in region: Region?, into items: inout [DisplayItem]) {
    for item in picture.items where region?.intersects(item.bounds) ?? true { items.append(item) }
    if !behavior.drawsChildrenItself { for child in drawnChildren { child.collect(in: region, into: &items) } }
    for item in picture.coverItems where region?.intersects(item.bounds) ?? true { items.append(item) }
  }

  /// Adds the group. It is made of all that is inside, whatever the region: so it is the same in every frame.
  private func collect(_ effect: GroupEffect, in region: Region?, into items: inout [DisplayItem]) {
    guard let clip = picture.state?.clip else { return }
    var inside: [DisplayItem] = []
    var mask: [DisplayItem]?
    if effect.isMasked, let last = drawnChildren.last {
      for child in drawnChildren.dropLast() { child.collect(in: nil, into: &inside) }
      var outline: [DisplayItem] = []
      last.collect(in: nil, into: &outline)
      mask = outline
    } else {
      collectContents(in: nil, into: &inside)
    }
    for item in effect.items(inside, mask: mask, clip: clip) where region?.intersects(item.bounds) ?? true {
      items.append(item)
    }
  }
}
