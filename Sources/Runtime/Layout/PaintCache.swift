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

// What asks the paint pass to draw a layout node again.
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
      stage.paintPass.isNeeded = true
    }
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
}
