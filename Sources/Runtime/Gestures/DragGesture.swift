import Graphics

/// A touch that moves.
@preconcurrency @MainActor public struct DragGesture: PrimitiveGesture {
  /// Where a drag is, and where it came from.
  public nonisolated struct Value: Hashable, Sendable {
    /// When the finger was last heard of, on the host's monotonic clock.
    public var timestamp: Duration
    /// Where the finger is, in the space asked for.
    public var location: Point
    /// Where the finger came down, in the space asked for.
    public var startLocation: Point
    /// Points a second.
    public var velocity: Size

    /// How far the finger has come, in points.
    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would be if it were lifted now and glided to rest.
    public var predictedEndLocation: Point {
      location.offsetBy(dx: velocity.width * Self.glide, dy: velocity.height * Self.glide)
    }

    /// How far the finger would have come if it were lifted now and glided to rest, in points.
    public var predictedEndTranslation: Size {
      let end = predictedEndLocation
      return Size(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// How long, in seconds at its present velocity, a finger glides on.
    private static let glide = 0.25
  }

  /// How far the finger has to move, in points, for a touch to be a drag.
  public var minimumDistance: Double
  /// The space in which places are reported.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins once the finger has moved by `minimumDistance` points.
  public init(minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A drag that begins once the finger has moved by `minimumDistance` points.
  @_disfavoredOverload public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Follows one contact.
  public static func _makeRecognizer(_ gesture: DragGesture) -> GestureRecognizer<DragGesture> {
    DragRecognizer(gesture)
  }
}

private final class DragRecognizer: GestureRecognizer<DragGesture> {
  private var gesture: DragGesture
  private var current = GesturePhase<DragGesture.Value>.possible
  private var contact: Int?
  /// Where the finger came down on the stage.
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

  /// Both places by the same origin, which moves where the gesture moves its own view.
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
