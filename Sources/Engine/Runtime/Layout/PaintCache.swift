import Graphics

/// The picture of a layout node: what it drew in the last frame.
///
/// ARCHITECTURE.md lists the flags below with the functions that set and clear each, and their order within a frame.
package struct PaintCache {
  /// Items below and above those of the children, in pixels.
  package var items: [DisplayItem] = []
  package var coverItems: [DisplayItem] = []
  /// Every pixel that the items can change.
  package var ownReach = PixelRect.empty
  /// Every pixel that the layout node and all below can change, and maybe some more.
  package var reach = PixelRect.empty
  /// The pixels that the items alone, and the items with all below, would change without any clip at the place of
  /// `drawn`, and maybe some more.
  var (ownExtent, extent) = (Rect.infinite, Rect.infinite)
  /// The state in which the layout node was drawn.
  package var drawn = DrawnState()
  /// The state in which its children were drawn.
  package var inner = DrawnState()
  /// The group effect with which the layout node and all below are composited as one; `nil` composites each item by
  /// itself.
  package var effect: GroupEffect? {
    get { overlay?.effect }
    set { overlay = newValue.map(Overlay.init) }
  }
  package var hasEffect: Bool { overlay != nil }
  private var overlay: Overlay?
  /// Whether a group has only one item, which may be drawn differently from several.
  package var isSingle = false
  /// Whether nothing about the layout node's own items has changed.
  package var isCurrent = false
  /// Whether the layout node or one below asks to be drawn again, so that the paint pass has to visit it.
  ///
  /// Each layout node that is flagged has flagged its parent, up to the root: the request climbs until it meets a flag, and
  /// the root asks the stage for a paint pass. The pass clears the flag before it draws the layout node, so that drawing can
  /// flag another one for the next frame. The flag says nothing about the layout node's own items: see ``isCurrent``.
  package var isFlagged = false
  /// The children that have been flagged since the layout node was drawn last, each once. A child that has left since
  /// is skipped.
  package var flaggedChildren: [LayoutNode] = []
  /// Whether a removed child may still count in the reach of the layout node and all below.
  package var hasLostChildren = false
  /// The transition from the previous colours to the present ones, while it runs.
  package var recoloring: Recoloring?

  // These functions are inlined, because a call would copy the whole cache, which is large.

  /// Whether the layout node and all below have only been moved, to a place out of sight.
  @inline(__always)
  func isOutOfSight(at place: Transform, in inherited: PaintState) -> Bool {
    guard drawn.isKnown, !isFlagged, drawn.filter == inherited.filter else { return false }
    return isOutOfSight(at: place, inherited.clip)
  }

  /// Whether, at another place, everything that the layout node and all below draw is outside a clip.
  @inline(__always)
  func isOutOfSight(at place: Transform, _ clip: Rect) -> Bool {
    guard drawn.place.differsInPlaceOnly(from: place) else { return false }
    let extent = extent(at: place)
    // A coordinate that is not a number compares as false: such a layout node is drawn.
    return extent.maxX <= clip.minX || extent.minX >= clip.maxX || extent.maxY <= clip.minY || extent.minY >= clip.maxY
  }

  /// The extent of what was drawn, at another place.
  @inline(__always)
  private func extent(at place: Transform) -> Rect {
    // An empty extent cannot be moved.
    extent.isNull ? extent : extent.offsetBy(dx: place.tx - drawn.place.tx, dy: place.ty - drawn.place.ty)
  }

  /// Moves what is not drawn to another place.
  @inline(__always)
  mutating func move(to place: Transform, clip: Rect) {
    extent = extent(at: place)
    drawn.move(to: place, clip: clip)
  }

  /// Forgets what was drawn, but not how far it would reach.
  mutating func clear() {
    (items, coverItems) = ([], [])
    (ownReach, reach) = (.empty, .empty)
    inner.state = nil
    isCurrent = false
  }
}

/// An effect is large and few layout nodes have an effect: the others carry only a pointer.
private final class Overlay {
  let effect: GroupEffect

  init(effect: GroupEffect) { self.effect = effect }
}

extension Transform {
  /// Whether shapes look the same with both transforms except for their place.
  func differsInPlaceOnly(from other: Transform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }
}

// Requests to the paint pass to draw a layout node again.
extension LayoutNode {
  /// Requests that the layout node's own items are drawn again, perhaps in other colours.
  package final func setNeedsPaint() {
    if Transaction.isAnyRunning { recolor() }
    setNeedsRepaint()
  }

  /// Requests that the layout node's own items are drawn again somewhere else.
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
      stage.passes.paint.isNeeded = true
    }
  }

  /// Repaints everything that the layout node and all below have drawn.
  package final func damageReach() {
    var rect = picture.reach
    var ancestor = parent
    while let layoutNode = ancestor {
      if let effect = layoutNode.picture.effect, let clip = layoutNode.picture.drawn.state?.clip {
        rect = effect.reach(of: rect, clip: clip)
        if effect.isSimplifiable { rect = rect.union(layoutNode.picture.reach) }
      }
      ancestor = layoutNode.parent
    }
    stage.addDamage(rect)
  }
}
