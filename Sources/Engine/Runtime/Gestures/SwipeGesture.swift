import Graphics

/// A gesture of a contact that moves horizontally. Vertical movements are left to scroll views.
package struct SwipeGesture: PrimitiveGesture {
  /// The directions that the gesture follows.
  package enum Directions {
    /// To the left, to the right, or both.
    case left, right, both

    /// Returns whether a horizontal distance, positive to the right, is in one of the directions.
    fileprivate func contains(_ distance: Double) -> Bool {
      switch self {
      case .left: distance < 0
      case .right: distance > 0
      case .both: true
      }
    }
  }

  fileprivate let directions: Directions

  /// Creates a gesture for one contact at a time. It fails if the contact moves in another direction.
  package init(_ directions: Directions = .both) { self.directions = directions }
  /// The state of a swipe.
  package struct Value {
    /// The horizontal distance in points; positive to the right.
    package var translation: Double
    /// The horizontal velocity in points per second; positive to the right.
    package var velocity: Double
    /// The width of the view, in points.
    package var width: Double
  }

  /// The distance in points after which the gesture recognises or fails.
  package static let slop = 12.0

  package static func _makeRecognizer(_ gesture: SwipeGesture) -> GestureRecognizer<SwipeGesture> {
    SwipeRecognizer(gesture)
  }
}

private final class SwipeRecognizer: GestureRecognizer<SwipeGesture> {
  private var gesture: SwipeGesture
  private var current = GesturePhase<SwipeGesture.Value>.possible
  private var contact: Int?
  private var start = Point.zero
  private var tracker = VelocityTracker()

  init(_ gesture: SwipeGesture) { self.gesture = gesture }

  override func update(to gesture: SwipeGesture) { self.gesture = gesture }
  override var phase: GesturePhase<SwipeGesture.Value> { current }
  override func begins(with event: ContactEvent) -> Bool { contact == nil }

  override func handle(_ event: ContactEvent) {
    if event.phase == .down {
      (contact, start, tracker) = (event.id, event.location, VelocityTracker())
    }
    guard event.id == contact else { return }
    if event.phase != .cancelled { tracker.note(event.location, at: event.time) }
    switch (event.phase, current) {
    case (.cancelled, _): current = .failed
    case (.up, .active): current = .ended(value(event))
    case (.up, _): current = .failed
    case (_, .active): current = .active(value(event))
    case (_, .possible): claim(event)
    default: break
    }
  }

  /// Recognises or fails once the contact has moved far enough.
  private func claim(_ event: ContactEvent) {
    let (across, along) = (abs(event.location.x - start.x), abs(event.location.y - start.y))
    guard max(across, along) >= SwipeGesture.slop else { return }
    let isFollowed = across > along && gesture.directions.contains(event.location.x - start.x)
    current = isFollowed ? .active(value(event)) : .failed
  }

  private func value(_ event: ContactEvent) -> SwipeGesture.Value {
    SwipeGesture.Value(
      translation: event.location.x - start.x, velocity: tracker.velocity(at: event.time).width,
      width: layoutNode?.frame.width ?? 0)
  }

  override func fail() { current = .failed }

  override func reset() {
    current = .possible
    contact = nil
  }
}
