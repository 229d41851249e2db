import Graphics

/// A container that scrolls its content: what layout, gestures and keys need to know of a scroll view.
@MainActor package protocol ScrollContainer: LayoutBehavior {
  /// Whether there is anything out of sight.
  var canScroll: Bool { get }
  /// The space around the content inside the window, in points.
  var margins: EdgeInsets { get }
  /// What is seen, in the container's own space.
  var window: Rect { get }
  /// Whether there is anything out of sight along an axis.
  func canScroll(_ axis: Axis) -> Bool
  /// Whether the content can go on towards an end, by a distance in points.
  func canMove(_ axis: Axis, by distance: Double) -> Bool
  /// The state of the position along an axis.
  func position(_ axis: Axis) -> ScrollState
  /// Goes to a position at once, in points from the start.
  func jump(_ axis: Axis, to position: Double)
  /// Goes to a position in an animated movement, in points from the start.
  func go(_ axis: Axis, to position: Double)
  /// Moves the position with content that has become longer or shorter above what is seen, in points.
  func shift(_ axis: Axis, by distance: Double)
  /// The axes along which the content can move.
  var axes: Axis.Set { get }
  /// Whether the content moves by itself.
  var isMoving: Bool { get }
  /// 1 or -1: how a movement of a finger along an axis changes the position.
  func direction(_ axis: Axis) -> Double
  /// A finger has taken the content.
  func hold(_ axes: Axis.Set)
  /// The finger has gone so far from where it took the content, in points.
  func drag(by distance: Size)
  /// The finger lets go, at a speed in points a second.
  func release(speed: Size)
  /// Brings a rectangle of the container's own space into sight.
  func reveal(_ rect: Rect)
}

/// Where a scroll container stands along an axis, in points.
package struct ScrollState {
  /// Where it will come to rest.
  package var destination: Double
  /// The greatest position.
  package var limit: Double
  /// The length of what is seen.
  package var viewport: Double

  package init(destination: Double, limit: Double, viewport: Double) {
    (self.destination, self.limit, self.viewport) = (destination, limit, viewport)
  }
}

extension ScrollContainer {
  package var scrollContainer: (any ScrollContainer)? { self }
}
