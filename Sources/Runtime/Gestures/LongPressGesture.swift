import Graphics

/// A touch that rests at its place for a while.
@preconcurrency @MainActor public struct LongPressGesture: PrimitiveGesture {
  /// `true` once the touch has rested long enough.
  public typealias Value = Bool
  package let minimumDuration: Double
  package let maximumDistance: Double

  /// A touch that rests for `minimumDuration` seconds and moves at most `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The least duration; what is no number, and more than a year, counts as a year.
  package var duration: Duration {
    let year = 31_536_000.0
    return .milliseconds(Int64((minimumDuration < year ? max(minimumDuration, 0) : year) * 1000))
  }

  /// Follows one contact.
  public static func _makeRecognizer(_ gesture: LongPressGesture) -> GestureRecognizer<LongPressGesture> {
    LongPressRecognizer(gesture)
  }
}

private final class LongPressRecognizer: GestureRecognizer<LongPressGesture> {
  private var gesture: LongPressGesture
  private var current = GesturePhase<Bool>.possible
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
