import Glibc
import Graphics

/// Two fingers that move apart or together and turn around each other: what magnifying and rotating are made of.
package struct PinchGesture: PrimitiveGesture {
  /// How two fingers stand to each other, compared with when the second came down.
  package nonisolated struct Value: Hashable, Sendable {
    package var time: Duration
    /// The fingers' distance as a multiple of the first, and its change a second.
    package var scale = 1.0
    package var scaleVelocity = 0.0
    /// How far the fingers have turned, and their turn a second.
    package var angle = Angle.zero
    package var angleVelocity = Angle.zero
    /// The middle between the fingers at first, in the view's space and as a share of the view.
    package var startLocation: Point
    package var startAnchor: UnitPoint
  }

  /// How much the scale has to change, or how far the fingers have to turn: whichever is met first begins.
  package var minimumScaleDelta = Double.infinity
  package var minimumAngleDelta = Angle(radians: .infinity)

  package static func _makeRecognizer(_ gesture: PinchGesture) -> GestureRecognizer<PinchGesture> {
    PinchRecognizer(gesture)
  }
}

private final class PinchRecognizer: GestureRecognizer<PinchGesture> {
  private var gesture: PinchGesture
  private var current = GesturePhase<PinchGesture.Value>.possible
  private var fingers: [(id: Int, place: Point)] = []
  private var startDistance = 1.0
  private var lastAngle = 0.0
  private var value: PinchGesture.Value?
  /// Scale and radians as a place, for their velocity.
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

  private func start(_ time: Duration) {
    let (one, other) = (fingers[0].place, fingers[1].place)
    // Fingers in one place have no distance to compare with.
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

  private func move(_ time: Duration) {
    guard var value else { return }
    value.time = time
    value.scale = fingers[0].place.distance(to: fingers[1].place) / startDistance
    // The way round is counted, so that a full turn is one.
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

  /// The direction from the first finger to the second, in radians.
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
