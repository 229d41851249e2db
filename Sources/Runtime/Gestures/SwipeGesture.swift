import Graphics

/// A finger that goes to a side, rather than up or down: those are left to what scrolls.
package struct SwipeGesture: PrimitiveGesture {
  package init() {}
  /// How far to the side a finger has come.
  package struct Value {
    /// In points, positive to the right.
    package var translation: Double
    /// In points a second, positive to the right.
    package var velocity: Double
  }

  /// How far, in points, a finger goes before it swipes.
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

  /// Decides whether the finger goes to a side once it has gone anywhere.
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
