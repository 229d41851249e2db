import Graphics

/// One or more quick touches at the same place.
public struct TapGesture: PrimitiveGesture {
  /// Nothing to report but that it happened.
  public typealias Value = Void
  let count: Int

  /// The movement, in points, from which a touch is no tap.
  static let slop = 10.0
  /// How far apart, in points, two touches of one gesture may be.
  static let spread = 30.0
  /// The longest pause between two touches of one gesture.
  static let pause = Duration.milliseconds(300)

  /// A gesture of `count` taps.
  public init(count: Int = 1) { self.count = max(1, count) }

  /// Follows a contact at a time.
  public static func _makeRecognizer(_ gesture: TapGesture) -> GestureRecognizer<TapGesture> { TapRecognizer(gesture) }
}

private final class TapRecognizer: GestureRecognizer<TapGesture> {
  private var gesture: TapGesture
  private var current = GesturePhase<Void>.possible
  private var contact: (id: Int, start: Point)?
  private var lastTap = Point.zero
  private var taps = 0
  private var expiry: Duration?

  init(_ gesture: TapGesture) { self.gesture = gesture }

  override var phase: GesturePhase<Void> { current }
  override var deadline: Duration? { expiry }
  override func update(to gesture: TapGesture) { self.gesture = gesture }
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
      taps += 1
      lastTap = event.location
      if taps == gesture.count { current = .ended(()) } else { expiry = event.time + TapGesture.pause }
    case .cancelled:
      if contact?.id == event.id { current = .failed }
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
