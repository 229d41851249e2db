import Graphics

/// A container that scrolls its content, for layout, gestures and keys.
@MainActor package protocol ScrollContainer: LayoutBehavior {
  /// Whether a part of the content is not visible.
  var canScroll: Bool { get }
  /// Whether the container is like any other view while all of its content is visible.
  var isForOverflow: Bool { get }
  /// The insets of the content in the visible part, in points.
  var margins: EdgeInsets { get }
  /// The distances by which the visible part extends under bars, in points.
  var reach: EdgeInsets { get }
  /// The visible part, in the container's coordinate space.
  var window: Rect { get }
  /// Returns whether a part of the content is not visible along an axis.
  func canScroll(_ axis: Axis) -> Bool
  /// Returns whether the position can change by a distance in points; a negative distance leads towards the start.
  func canMove(_ axis: Axis, by distance: Double) -> Bool
  /// Returns the state of the position along an axis.
  func position(_ axis: Axis) -> ScrollState
  /// Scrolls to a position at once, in points from the start.
  func jump(_ axis: Axis, to position: Double)
  /// Scrolls to a position with an animation, in points from the start.
  func go(_ axis: Axis, to position: Double)
  /// Changes the position by a distance in points, because content before the visible part has changed its length.
  func shift(_ axis: Axis, by distance: Double)
  /// The axes along which the content scrolls.
  var axes: Axis.Set { get }
  /// Whether the content is moving without a contact.
  var isMoving: Bool { get }
  /// Returns 1 or -1: the direction in which a contact's movement along an axis changes the position.
  func direction(_ axis: Axis) -> Double
  /// Notes whether a contact that may begin to scroll the content is down.
  func trackContact(_ isDown: Bool)
  /// Stops the content, because a contact begins to scroll it.
  func hold(_ axes: Axis.Set)
  /// Scrolls with a contact.
  ///
  /// - Parameter distance: the distance of the contact from where it began to scroll, in points.
  func drag(by distance: Size)
  /// Ends scrolling by a contact.
  ///
  /// - Parameter speed: the speed of the contact, in points per second.
  func release(speed: Size)
  /// Scrolls so that a rectangle in the container's coordinate space is visible.
  func reveal(_ rect: Rect)
}

/// The state of a scroll position along an axis, in points.
package struct ScrollState {
  /// The position at which the content will come to rest.
  package var destination: Double
  /// The largest position, at which the end of the content is visible.
  package var limit: Double
  /// The length of the visible part.
  package var viewport: Double

  /// Creates a state from lengths in points.
  package init(destination: Double, limit: Double, viewport: Double) {
    (self.destination, self.limit, self.viewport) = (destination, limit, viewport)
  }
}

extension ScrollContainer {
  package var isForOverflow: Bool { false }
  /// This container, which scrolls its content.
  package var scrollContainer: (any ScrollContainer)? { self }

  /// The visible part between the bars, in points of the stage.
  package var shownWindow: Rect {
    let free = Rect(
      x: window.minX, y: window.minY + reach.top, width: window.width,
      height: max(0, window.height - reach.top - reach.bottom))
    return free.applying(layoutNode.transform(to: CoordinateSpace.global))
  }
}
