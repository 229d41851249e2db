import Graphics
import Runtime

/// Where a program wants a scroll view to go.
struct ScrollGoal {
  /// Finds the place.
  var place: () -> (layoutNode: LayoutNode, rect: Rect)? = { nil }
  var anchor: UnitPoint?
  /// Where to go along each axis, where no view is to be found.
  var position: [Axis: Double] = [:]
  /// Whether it is no view that is to be found.
  var isPosition: Bool { !position.isEmpty }
  /// Whether it goes there by and by.
  var isAnimated = false
  /// How often the place may turn out to be elsewhere.
  var attempts = 4
}
