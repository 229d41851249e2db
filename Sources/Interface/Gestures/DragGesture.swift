import Graphics

/// A touch that moves.
public struct DragGesture: PrimitiveGesture {
  /// Where a drag is, and where it came from.
  public struct Value: Hashable, Sendable {
    /// When the finger was last heard of, on the host's monotonic clock.
    public var time: Duration
    /// Where the finger is, in the view's space.
    public var location: Point
    /// Where the finger came down, in the view's space.
    public var startLocation: Point
    /// Points a second.
    public var velocity: Size

    /// How far the finger has come, in points.
    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  let minimumDistance: Double

  /// A drag that begins once the finger has moved by `minimumDistance` points.
  public init(minimumDistance: Double = 10) { self.minimumDistance = minimumDistance }

  /// Follows one contact.
  public static func _makeRecognizer(_ gesture: DragGesture) -> GestureRecognizer<DragGesture> {
    DragRecognizer(gesture)
  }
}

private final class DragRecognizer: GestureRecognizer<DragGesture> {
  private var gesture: DragGesture
  private var current = GesturePhase<DragGesture.Value>.possible
  private var contact: Int?
  private var start = Point.zero
  private var last: DragGesture.Value?

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override var phase: GesturePhase<DragGesture.Value> { current }
  override func update(to gesture: DragGesture) { self.gesture = gesture }
  override func begins(with event: ContactEvent) -> Bool { contact == nil }

  override func handle(_ event: ContactEvent) {
    let location = local(event.location)
    if event.phase == .down {
      contact = event.id
      start = location
      last = value(at: location, time: event.time)
      if gesture.minimumDistance <= 0 { current = .active(last!) }
      return
    }
    guard event.id == contact else { return }
    let value = value(at: event.phase == .cancelled ? (last?.location ?? location) : location, time: event.time)
    switch (event.phase, current) {
    case (.cancelled, _): current = .failed
    case (.moved, .active): current = .active(value)
    case (.moved, _):
      if start.distance(to: location) >= gesture.minimumDistance { current = .active(value) }
    case (.up, .active): current = .ended(value)
    case (.up, _), (.down, _): current = .failed
    }
    last = value
  }

  private func value(at location: Point, time: Duration) -> DragGesture.Value {
    var velocity = Size.zero
    if let last, time > last.time {
      let seconds = (time - last.time) / .seconds(1)
      velocity = Size(
        width: (location.x - last.location.x) / seconds, height: (location.y - last.location.y) / seconds)
    }
    return DragGesture.Value(time: time, location: location, startLocation: start, velocity: velocity)
  }

  override func fail() { current = .failed }

  override func reset() {
    current = .possible
    contact = nil
    last = nil
  }
}
