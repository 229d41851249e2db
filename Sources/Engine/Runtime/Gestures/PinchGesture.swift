import Glibc
import Graphics

/// A gesture of two contacts that move relative to each other; the magnification and rotation gestures are built on it.
package struct PinchGesture: PrimitiveGesture {
  /// The relation of two contacts, compared with their relation when the second began.
  package nonisolated struct Value: Hashable, Sendable {
    /// The time of the latest event.
    package var time: Duration
    /// The distance between the contacts, divided by their first distance, and its change per second.
    package var scale = 1.0
    package var scaleVelocity = 0.0
    /// The angle by which the contacts have rotated, clockwise, and its change per second.
    package var angle = Angle.zero
    package var angleVelocity = Angle.zero
    /// The midpoint between the contacts at the beginning, in the view's coordinate space and as fractions of the
    /// view's size.
    package var startLocation: Point
    package var startAnchor: UnitPoint
  }

  /// The changes of the scale and of the angle after which the gesture recognises; one of them is enough.
  package var minimumScaleDelta = Double.infinity
  package var minimumAngleDelta = Angle(radians: .infinity)

  package static func _makeRecognizer(_ gesture: PinchGesture) -> GestureRecognizer<PinchGesture> {
    PinchRecognizer(gesture)
  }
}

private final class PinchRecognizer: GestureRecognizer<PinchGesture> {
  private var gesture: PinchGesture
  private var current = GesturePhase<PinchGesture.Value>.possible
  /// The contacts and their locations on the stage; two at most.
  private var fingers: [(id: Int, place: Point)] = []
  /// The distance between the contacts when the second began, in points; at least 1.
  private var startDistance = 1.0
  /// The latest direction from the first contact to the second, in radians.
  private var lastAngle = 0.0
  private var value: PinchGesture.Value?
  /// Tracks the scale and the angle in radians, as the coordinates of a point, to compute their velocities.
  private var tracker = VelocityTracker()

  init(_ gesture: PinchGesture) { self.gesture = gesture }

  override var phase: GesturePhase<PinchGesture.Value> { current }
  override func update(to gesture: PinchGesture) { self.gesture = gesture }
  override func begins(with event: ContactEvent) -> Bool { fingers.count < 2 }

  override func handle(_ event: ContactEvent) {
    if event.phase == .down {
      fingers.append((event.id, event.location))
      if fingers.count == 2 { start(event.time) }
      return
    }
    guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return }
    switch event.phase {
    case .down: break
    case .moved:
      fingers[index].place = event.location
      move(event.time)
    case .up:
      if case .active(let value) = current { current = .ended(value) } else { current = .failed }
    case .cancelled: current = .failed
    }
  }

  /// Begins with the second contact.
  private func start(_ time: Duration) {
    let (one, other) = (fingers[0].place, fingers[1].place)
    // Contacts at the same location have no distance to compare with.
    startDistance = max(1, one.distance(to: other))
    lastAngle = turn
    tracker = VelocityTracker()
    tracker.note(Point(x: 1, y: 0), at: time)
    let middle = local(Point(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2))
    let size = layoutNode?.frame.size ?? .zero
    let anchor = UnitPoint(
      x: size.width > 0 ? middle.x / size.width : 0.5, y: size.height > 0 ? middle.y / size.height : 0.5)
    value = .init(time: time, startLocation: middle, startAnchor: anchor)
  }

  /// Updates the value after a movement.
  private func move(_ time: Duration) {
    guard var value else { return }
    value.time = time
    value.scale = fingers[0].place.distance(to: fingers[1].place) / startDistance
    // Small changes are added up, so that the angle continues beyond a half turn.
    value.angle = value.angle + Angle(radians: (turn - lastAngle).remainder(dividingBy: 2 * .pi))
    lastAngle = turn
    tracker.note(Point(x: value.scale, y: value.angle.radians), at: time)
    let velocity = tracker.velocity(at: time)
    value.scaleVelocity = velocity.width
    value.angleVelocity = Angle(radians: velocity.height)
    self.value = value
    let isFar =
      abs(value.scale - 1) >= gesture.minimumScaleDelta
      || abs(value.angle.radians) >= gesture.minimumAngleDelta.radians
    if isFar || state == .active { current = .active(value) }
  }

  /// The direction from the first contact to the second, in radians.
  private var turn: Double {
    let (one, other) = (fingers[0].place, fingers[1].place)
    return atan2(other.y - one.y, other.x - one.x)
  }

  override func fail() { current = .failed }

  override func reset() {
    current = .possible
    fingers = []
    value = nil
  }
}
