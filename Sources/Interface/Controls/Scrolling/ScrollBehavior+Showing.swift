import Graphics
import Runtime

extension ScrollBehavior {
  /// The space that is kept visible around a control with the focus, in points.
  static let revealMargin = 16.0

  /// Scrolls so that a rectangle in this layout node's coordinate space is visible.
  ///
  /// - Parameters:
  ///   - anchor: the position of the rectangle in the window; `nil` for the nearest one at which it is visible.
  ///   - margin: the space to keep visible around the rectangle, in points.
  func show(_ rect: Rect, at anchor: UnitPoint?, margin: Double = 0, isAnimated: Bool) {
    for axis in Axis.allCases where axes.contains(axis) {
      let start = -margins.start(axis) + (rect.start(axis, in: frame.size, isMirrored) + self[axis].position)
      let length = axis == .horizontal ? rect.width : rect.height
      let seen = self[axis].viewport - insets.extent(axis)
      var target = self[axis].destination
      if let anchor {
        target = start - (seen - length) * (axis == .horizontal ? anchor.x : anchor.y)
      } else if start - margin < target {
        target = start - margin
      } else if start + length + margin > target + seen {
        target = min(start - margin, start + length + margin - seen)
      }
      if target == self[axis].destination { continue }
      if isAnimated { go(axis, to: target) } else { jump(axis, to: target) }
    }
  }

  func position(_ axis: Axis) -> ScrollState {
    ScrollState(destination: self[axis].destination, limit: self[axis].limit, viewport: self[axis].viewport)
  }

  func reveal(_ rect: Rect) { show(rect, at: nil, margin: Self.revealMargin, isAnimated: true) }

  /// Scrolls the view with the visible focus into sight again, if it was in sight before the window became smaller, as when
  /// a banner comes above the page.
  func keepFocusInSight(after former: Rect) {
    guard window.width < former.width || window.height < former.height, !isTracking else { return }
    let focus = stage.focus
    guard focus.isVisible, let focused = focus.current?.layoutNode,
      focused.ancestry.contains(where: { $0 === layoutNode })
    else { return }
    var rect = focused.rect(Rect(origin: .zero, size: focused.frame.size), in: layoutNode)
    // A window that becomes smaller over several frames does so while the content moves.
    for axis in Axis.allCases where axes.contains(axis) {
      let rest = self[axis].destination - self[axis].position
      rect.origin[axis] -= axis == .horizontal && isMirrored ? -rest : rest
    }
    if former.contains(rect) { reveal(rect) }
  }
}
