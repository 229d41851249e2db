import Graphics
import Runtime

/// A position that code has requested of a scroll view.
struct ScrollGoal {
  /// Returns the view to show and a rectangle in it; `nil` while it does not exist.
  var place: () -> (layoutNode: LayoutNode, rect: Rect)? = { nil }
  /// The position of the view in the window; `nil` for the nearest one at which it is visible.
  var anchor: UnitPoint?
  /// The position along each axis in points, if no view is requested.
  var position: [Axis: Double] = [:]
  /// Whether a position is requested, not a view.
  var isPosition: Bool { !position.isEmpty }
  /// Whether the movement is animated.
  var isAnimated = false
  /// The number of layouts in which the position of the view may still change.
  var attempts = 4
}
