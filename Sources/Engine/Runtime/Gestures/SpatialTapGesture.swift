import Graphics

/// A gesture of one or more quick taps that reports their location.
@preconcurrency @MainActor public struct SpatialTapGesture: PrimitiveGesture {
  /// The state of the taps.
  public nonisolated struct Value: Hashable, Sendable {
    /// The location of the last tap, in the gesture's coordinate space, in points.
    public var location: Point
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the reported location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of so many taps, at most 0.3 s and 30 points apart.
  ///
  /// - Parameter coordinateSpace: the space of the reported location.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture of so many taps, at most 0.3 s and 30 points apart.
  ///
  /// - Parameter coordinateSpace: the space of the reported location.
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a recognizer that follows one contact at a time.
  public static func _makeRecognizer(_ gesture: SpatialTapGesture) -> GestureRecognizer<SpatialTapGesture> {
    SpatialTapRecognizer(gesture)
  }
}

private final class SpatialTapRecognizer: GestureRecognizer<SpatialTapGesture> {
  private var gesture: SpatialTapGesture
  private var current = GesturePhase<SpatialTapGesture.Value>.possible
  private var contact: (id: Int, start: Point)?
  /// The location of the last tap on the stage.
  private var lastTap = Point.zero
  /// The number of taps so far.
  private var taps = 0
  /// The time until which the next tap must begin.
  private var expiry: Duration?

  init(_ gesture: SpatialTapGesture) { self.gesture = gesture }

  override var phase: GesturePhase<SpatialTapGesture.Value> { current }
  override var deadline: Duration? { expiry }
  override var isAwaitingMore: Bool {
    if case .possible = current { return taps > 0 }
    return false
  }
  override func update(to gesture: SpatialTapGesture) { self.gesture = gesture }
  override func begins(with event: ContactEvent) -> Bool { contact == nil }

  override func handle(_ event: ContactEvent) {
    switch event.phase {
    case .down:
      if lastTap.distance(to: event.location) > TapGesture.spread { taps = 0 }
      contact = (event.id, event.location)
      expiry = nil
    case .moved:
      guard let contact, contact.id == event.id else { return }
      if contact.start.distance(to: event.location) > TapGesture.slop { current = .failed }
    case .up:
      guard contact?.id == event.id else { return }
      contact = nil
      lift(at: event.location, event.time)
    case .cancelled:
      if contact?.id == event.id { current = .failed }
    }
  }

  /// Counts a tap, and recognises after the last one.
  private func lift(at location: Point, _ time: Duration) {
    taps += 1
    lastTap = location
    if taps >= gesture.count {
      current = .ended(.init(location: convert(location, to: gesture.coordinateSpace)))
    } else {
      expiry = time + TapGesture.pause
    }
  }

  override func advance(to time: Duration) {
    if let expiry, time >= expiry { current = .failed }
  }

  override func fail() { current = .failed }

  override func reset() {
    current = .possible
    contact = nil
    taps = 0
    expiry = nil
  }
}
