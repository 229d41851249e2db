import Graphics

/// A gesture of a contact that moves horizontally. Vertical movements are left to scroll views.
package struct SwipeGesture: PrimitiveGesture {
  /// Creates a gesture for one contact at a time.
  package init() {}
  /// The state of a swipe.
  package struct Value {
    /// The horizontal distance in points; positive to the right.
    package var translation: Double
    /// The horizontal velocity in points per second; positive to the right.
    package var velocity: Double
  }

  /// The distance in points after which the gesture recognises or fails.
  package static let slop = 12.0

  package static func _makeRecognizer(_ gesture: SwipeGesture) -> GestureRecognizer<SwipeGesture> { SwipeRecognizer() }
}

private final class SwipeRecognizer: GestureRecognizer<SwipeGesture> {
  private var current = GesturePhase<SwipeGesture.Value>.possible
  private var contact: Int?
  private var start = Point.zero
  private var tracker = VelocityTracker()

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
    current = across > along ? .active(value(event)) : .failed
  }

  private func value(_ event: ContactEvent) -> SwipeGesture.Value {
    SwipeGesture.Value(
      translation: event.location.x - start.x, velocity: tracker.velocity(at: event.time).width)
  }

  override func fail() { current = .failed }

  override func reset() {
    current = .possible
    contact = nil
  }
}
