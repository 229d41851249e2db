import Graphics

/// A press of a finger, a key or the knob ends when its view can no longer be reached: when a dialog, a sheet or a menu
/// covers it, when another page is shown, or while it fades away.
extension Stage {
  /// Notes that views may have become unreachable. The next update ends what is held on those.
  package func reachChanged() {
    passes.update.hasReachChanged = true
    structureChanged()
  }

  /// Cancels gestures, presses and held keys whose views can no longer be reached.
  package func endUnreachable() {
    guard passes.update.hasReachChanged else { return }
    passes.update.hasReachChanged = false
    arena.cancel { !isReachable($0) }
    focus.leave { !isReachable($0) }
  }

  /// Returns whether a person can reach a view: all nodes around it show it, and no modal layer covers it.
  private func isReachable(_ layoutNode: LayoutNode) -> Bool {
    var child = layoutNode
    while let parent = child.parent {
      let shown = parent.behavior.shownChildren
      guard let place = shown.firstIndex(where: { $0 === child }) else { return false }
      if parent === rootLayoutNode { return !shown[(place + 1)...].contains { covers($0, layoutNode) } }
      child = parent
    }
    return child === rootLayoutNode
  }

  /// Returns whether a node is a modal layer on the display on which a view is.
  private func covers(_ above: LayoutNode, _ layoutNode: LayoutNode) -> Bool {
    guard let layer = above.behavior.modalLayer else { return false }
    return displayRegions == nil || layer.displayRegion.rect == displayRegion(around: layoutNode.stageFrame).rect
  }
}
