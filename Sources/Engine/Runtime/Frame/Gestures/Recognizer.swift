import Graphics

/// An event of a contact, as recognizers receive it.
package struct ContactEvent {
  /// The identifier of the contact.
  package var id: Int
  package var phase: ContactPhase
  /// The location on the stage, in points.
  package var location: Point
  /// The time of the event, on the host's monotonic clock.
  package var time: Duration
}

/// Recognises one gesture of one view from events of contacts.
@MainActor public class Recognizer {
  /// The layout node of the view, which defines the local coordinate space.
  package private(set) weak var layoutNode: LayoutNode?

  /// Creates a recognizer that follows nothing.
  package init() {}

  /// The progress of the gesture.
  package var state: RecognizerState { .failed }
  package var deadline: Duration? { nil }
  /// Whether the gesture only scrolls and does not react to taps.
  package var isForScrolling: Bool { false }
  /// Whether further contacts can complete the gesture, as a double tap after its first tap. Gestures of lower priority
  /// wait until it recognises or fails.
  package var isAwaitingMore: Bool { false }
  /// Returns whether a contact that begins is to be followed.
  package func begins(with event: ContactEvent) -> Bool { true }
  package func handle(_ event: ContactEvent) {}
  /// Advances to a time; called at each ``deadline``.
  package func advance(to time: Duration) {}
  /// Fails, because another gesture has won or the contact was cancelled.
  package func fail() {}
  /// Returns to the initial state, ready for the next contact.
  package func reset() {}
  /// Sets the layout node of this recognizer and of those it contains.
  package func attach(to layoutNode: LayoutNode?) { self.layoutNode = layoutNode }

  /// Converts a location on the stage to a coordinate space.
  package final func convert(_ point: Point, to space: CoordinateSpace) -> Point {
    layoutNode?.convert(point, to: space) ?? point
  }

  /// Converts a location on the stage to the view's coordinate space.
  package final func local(_ point: Point) -> Point { layoutNode?.local(point) ?? point }

  /// Handles an event that was kept for later: advances to its time first, and ignores contacts that are not to be
  /// followed.
  package final func replay(_ event: ContactEvent) {
    if let deadline, deadline <= event.time { advance(to: event.time) }
    if event.phase != .down || begins(with: event) { handle(event) }
  }
}

/// A ``GesturePhase`` without its value.
package enum RecognizerState { case possible, active, ended, failed }
