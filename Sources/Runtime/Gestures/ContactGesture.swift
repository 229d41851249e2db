import Graphics

/// Every contact on a view, raw: for controls that decide for themselves what a touch means.
///
/// The control is told of each contact from down to up, in its own space, and may follow several at once. It owns
/// them from the first moment on, so it takes part in no competition; only inside a scroll view does it leave a finger
/// that moves soon to the scroll view.
package struct ContactGesture: PrimitiveGesture {
  /// What a contact did.
  package struct Value {
    package var id: Int
    package var phase: ContactPhase
    package var location: Point
    package var time: Duration
    /// The size of the view, in points.
    package var size: Size
    /// Whether a contact was lost because the view was disabled.
    package var isDisabled = false
  }

  /// Directions in which a moving finger is the control's own even inside a scroll view.
  package var axes: Axis.Set = []
  /// Told of each event; says when it next wants to hear of the time.
  package var contact: (Value) -> Void
  /// Called when time passes.
  package var advance: (Duration) -> Void = { _ in }
  /// When `advance` is next worth calling.
  package var deadline: () -> Duration? = { nil }

  package init(
    axes: Axis.Set = [], contact: @escaping (Value) -> Void, advance: @escaping (Duration) -> Void = { _ in },
    deadline: @escaping () -> Duration? = { nil }
  ) {
    (self.axes, self.contact, self.advance, self.deadline) = (axes, contact, advance, deadline)
  }

  /// The movement, in points, that decides whose a finger is inside a scroll view.
  package static let slop = 10.0

  package static func _makeRecognizer(_ gesture: ContactGesture) -> GestureRecognizer<ContactGesture> {
    ContactRecognizer(gesture)
  }
}

private final class ContactRecognizer: GestureRecognizer<ContactGesture> {
  private var gesture: ContactGesture
  private var contacts: [Int: ContactGesture.Value] = [:]
  private var latest: ContactGesture.Value?
  /// Contacts that may yet be a scroll, and until when.
  private var undecided: [Int: (start: ContactGesture.Value, until: Duration)] = [:]
  private var hasFailed = false

  init(_ gesture: ContactGesture) { self.gesture = gesture }

  override var phase: GesturePhase<ContactGesture.Value> {
    if hasFailed { return .failed }
    guard let latest else { return .possible }
    return contacts.isEmpty ? .ended(latest) : .active(latest)
  }
  override var deadline: Duration? {
    (undecided.values.map(\.until) + [gesture.deadline()].compactMap { $0 }).min()
  }
  override func update(to gesture: ContactGesture) { self.gesture = gesture }

  override func handle(_ event: ContactEvent) {
    let value = value(event)
    if event.phase == .down {
      let delay = (layoutNode?.behavior as? GestureBehavior)?.currentDelay ?? .zero
      if delay <= .zero || !contacts.isEmpty { return tell(value) }
      undecided[event.id] = (value, event.time + delay)
      return
    }
    if let start = undecided[event.id]?.start { decide(start, value) }
    if contacts[event.id] != nil { tell(value) }
  }

  private func value(_ event: ContactEvent) -> ContactGesture.Value {
    ContactGesture.Value(
      id: event.id, phase: event.phase, location: local(event.location), time: event.time,
      size: layoutNode?.frame.size ?? .zero)
  }

  private func tell(_ value: ContactGesture.Value) {
    contacts[value.id] = value.phase == .down || value.phase == .moved ? value : nil
    latest = value
    gesture.contact(value)
  }

  /// Whether a finger inside a scroll view is the control's own: when it is lifted soon, or moves the control's way.
  private func decide(_ start: ContactGesture.Value, _ value: ContactGesture.Value) {
    let (dx, dy) = (abs(value.location.x - start.location.x), abs(value.location.y - start.location.y))
    switch value.phase {
    case .down: break
    case .up: accept(start.id, at: value.time)
    case .cancelled: giveUp(start.id)
    case .moved:
      if max(dx, dy) < ContactGesture.slop { return }
      if gesture.axes.contains(dx > dy ? .horizontal : .vertical) {
        accept(start.id, at: value.time)
      } else {
        giveUp(start.id)
      }
    }
  }

  private func accept(_ id: Int, at time: Duration) {
    guard var start = undecided.removeValue(forKey: id)?.start else { return }
    start.time = time
    tell(start)
  }

  private func giveUp(_ id: Int) {
    undecided[id] = nil
    if contacts.isEmpty && undecided.isEmpty { hasFailed = true }
  }

  override func advance(to time: Duration) {
    for (id, touch) in undecided.sorted(by: { $0.key < $1.key }) where touch.until <= time {
      accept(id, at: touch.until)
    }
    if let deadline = gesture.deadline(), deadline <= time { gesture.advance(time) }
  }

  override func fail() {
    undecided = [:]
    let lost = contacts.values.sorted { $0.id < $1.id }
    contacts = [:]
    for var value in lost {
      value.phase = .cancelled
      value.isDisabled = (layoutNode?.behavior as? GestureBehavior)?.isEnabled == false
      latest = value
      gesture.contact(value)
    }
  }

  override func reset() {
    contacts = [:]
    undecided = [:]
    latest = nil
    hasFailed = false
  }
}
