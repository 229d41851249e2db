import Graphics

/// A gesture of a contact that rests for a time.
@preconcurrency @MainActor public struct LongPressGesture: PrimitiveGesture {
  /// `true` while the contact rests, and once it has rested long enough.
  public typealias Value = Bool
  /// The time that the contact must rest, in seconds.
  public var minimumDuration: Double
  /// The greatest distance that the contact may move, in points.
  public var maximumDistance: Double

  /// Creates a gesture that recognises once a contact has rested for `minimumDuration` seconds, moving at most
  /// `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The minimum duration; 0 for a negative number, a year for NaN and for more than a year.
  package var duration: Duration {
    let year = 31_536_000.0
    return .milliseconds(Int64((minimumDuration < year ? max(minimumDuration, 0) : year) * 1000))
  }

  /// Creates a recognizer that follows one contact.
  public static func _makeRecognizer(_ gesture: LongPressGesture) -> GestureRecognizer<LongPressGesture> {
    LongPressRecognizer(gesture)
  }
}

private final class LongPressRecognizer: GestureRecognizer<LongPressGesture> {
  private var gesture: LongPressGesture
  private var current = GesturePhase<Bool>.possible
  /// The contact, the location at which it began, and the time at which the gesture recognises.
  private var press: (id: Int, start: Point, ripe: Duration)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var phase: GesturePhase<Bool> { current }
  override var tentative: Bool? {
    if case .possible = current { return press == nil ? nil : true }
    return nil
  }
  override var deadline: Duration? {
    if case .possible = current { return press?.ripe }
    return nil
  }
  override func update(to gesture: LongPressGesture) { self.gesture = gesture }
  override func begins(with event: ContactEvent) -> Bool { press == nil }

  override func handle(_ event: ContactEvent) {
    switch event.phase {
    case .down:
      press = (event.id, event.location, event.time + gesture.duration)
    case .moved:
      guard let press, press.id == event.id else { return }
      if press.start.distance(to: event.location) > gesture.maximumDistance { current = .failed }
    case .up, .cancelled:
      if press?.id == event.id { current = .failed }
    }
  }

  override func advance(to time: Duration) {
    if case .possible = current, let press, time >= press.ripe { current = .ended(true) }
  }

  override func fail() { current = .failed }

  override func reset() {
    current = .possible
    press = nil
  }
}
