import Graphics
import Values

/// Scrolling by the wheel and by keys.
extension FocusEngine {
  /// Scrolls by a page or to an end, around what has the focus; says whether the key means that.
  package func scroll(by key: Key, from focus: LayoutNode?) -> Bool {
    guard key == .pageUp || key == .pageDown || key == .home || key == .end else { return false }
    let around = focus?.ancestry.compactMap(\.behavior.scrollContainer) ?? []
    guard let scroll = around.first(where: { $0.canScroll }) ?? firstScroll(host.rootLayoutNode) else { return false }
    let axis: Axis = scroll.canScroll(.vertical) ? .vertical : .horizontal
    let motion = scroll.position(axis)
    // A tenth of the former page remains visible.
    let page = motion.viewport * 0.9
    switch key {
    case .pageUp: scroll.go(axis, to: motion.destination - page)
    case .pageDown: scroll.go(axis, to: motion.destination + page)
    case .home: scroll.go(axis, to: 0)
    default: scroll.go(axis, to: motion.limit)
    }
    return true
  }

  /// Returns the first container that can scroll, in reading order.
  private func firstScroll(_ layoutNode: LayoutNode) -> (any ScrollContainer)? {
    if let scroll = layoutNode.behavior.scrollContainer, scroll.canScroll { return scroll }
    return layoutNode.behavior.shownChildren.firstMapped(firstScroll)
  }
}
