import Graphics

/// Every contact on a view, raw: for controls that decide for themselves what a touch means.
///
/// The control is told of each contact from down to up, in its own space, and may follow several at once. It owns
/// them from the first moment on, so it takes part in no competition.
struct ContactGesture: PrimitiveGesture {
  /// What a contact did.
  struct Value {
    var id: Int
    var phase: ContactPhase
    var location: Point
    var time: Duration
    /// The size of the view, in points.
    var size: Size
  }

  /// Told of each event; says when it next wants to hear of the time.
  var contact: (Value) -> Void
  /// Called when time passes.
  var advance: (Duration) -> Void = { _ in }
  /// When `advance` is next worth calling.
  var deadline: () -> Duration? = { nil }

  static func _makeRecognizer(_ gesture: ContactGesture) -> GestureRecognizer<ContactGesture> {
    ContactRecognizer(gesture)
  }
}

private final class ContactRecognizer: GestureRecognizer<ContactGesture> {
  private var gesture: ContactGesture
  private var contacts: [Int: ContactGesture.Value] = [:]
  private var latest: ContactGesture.Value?

  init(_ gesture: ContactGesture) { self.gesture = gesture }

  override var phase: GesturePhase<ContactGesture.Value> {
    guard let latest else { return .possible }
    return contacts.isEmpty ? .ended(latest) : .active(latest)
  }
  override var deadline: Duration? { gesture.deadline() }
  override func update(to gesture: ContactGesture) { self.gesture = gesture }

  override func handle(_ event: ContactEvent) {
    let value = ContactGesture.Value(
      id: event.id, phase: event.phase, location: local(event.location), time: event.time,
      size: box?.frame.size ?? .zero)
    guard event.phase == .down || contacts[event.id] != nil else { return }
    contacts[event.id] = event.phase == .down || event.phase == .moved ? value : nil
    latest = value
    gesture.contact(value)
  }

  override func advance(to time: Duration) { gesture.advance(time) }

  override func fail() {
    let lost = contacts.values.sorted { $0.id < $1.id }
    contacts = [:]
    for var value in lost {
      value.phase = .cancelled
      latest = value
      gesture.contact(value)
    }
  }

  override func reset() {
    contacts = [:]
    latest = nil
  }
}
