import Graphics

/// A gesture of a moving contact.
@preconcurrency @MainActor public struct DragGesture: PrimitiveGesture {
  /// The state of a drag.
  public nonisolated struct Value: Hashable, Sendable {
    /// The time of the latest event, on the host's monotonic clock.
    public var timestamp: Duration
    /// The location of the contact, in the gesture's coordinate space, in points.
    public var location: Point
    /// The location at which the contact began, in the gesture's coordinate space, in points.
    public var startLocation: Point
    /// The velocity, in points per second.
    public var velocity: Size

    /// The distance from the start location, in points.
    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the drag would end if the contact ended now and the movement ran out, in points.
    public var predictedEndLocation: Point {
      location.offsetBy(dx: velocity.width * Self.glide, dy: velocity.height * Self.glide)
    }

    /// The distance from the start location at which the drag would end if the contact ended now, in points.
    public var predictedEndTranslation: Size {
      let end = predictedEndLocation
      return Size(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// The time for which a movement continues at its present velocity, in seconds.
    private static let glide = 0.25
  }

  /// The distance in points after which the gesture recognises.
  public var minimumDistance: Double
  /// The coordinate space of the reported locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that recognises when the contact has moved by `minimumDistance` points. At 0 it recognises at
  /// once.
  public init(minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture that recognises when the contact has moved by `minimumDistance` points. At 0 it recognises at
  /// once.
  @_disfavoredOverload public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a recognizer that follows one contact.
  public static func _makeRecognizer(_ gesture: DragGesture) -> GestureRecognizer<DragGesture> {
    DragRecognizer(gesture)
  }
}

private final class DragRecognizer: GestureRecognizer<DragGesture> {
  private var gesture: DragGesture
  private var current = GesturePhase<DragGesture.Value>.possible
  private var contact: Int?
  /// The location at which the contact began, on the stage.
  private var start = Point.zero
  private var tracker = VelocityTracker()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override var phase: GesturePhase<DragGesture.Value> { current }
  override func update(to gesture: DragGesture) { self.gesture = gesture }
  override func begins(with event: ContactEvent) -> Bool { contact == nil }

  override func handle(_ event: ContactEvent) {
    if event.phase == .down {
      contact = event.id
      start = event.location
      tracker = VelocityTracker()
    }
    guard event.id == contact else { return }
    if event.phase != .cancelled { tracker.note(event.location, at: event.time) }
    switch (event.phase, current) {
    case (.cancelled, _): current = .failed
    case (.moved, .active), (.down, .active): current = .active(value(event))
    case (.moved, _), (.down, _):
      if start.distance(to: event.location) >= gesture.minimumDistance { current = .active(value(event)) }
    case (.up, .active): current = .ended(value(event))
    case (.up, _): current = .failed
    }
  }

  /// Returns the state of the drag. Both locations are converted with the view's present origin, so that the
  /// translation stays correct if the gesture moves its own view.
  private func value(_ event: ContactEvent) -> DragGesture.Value {
    DragGesture.Value(
      timestamp: event.time, location: convert(event.location, to: gesture.coordinateSpace),
      startLocation: convert(start, to: gesture.coordinateSpace), velocity: tracker.velocity(at: event.time))
  }

  override func fail() { current = .failed }

  override func reset() {
    current = .possible
    contact = nil
  }
}
