import Graphics

/// A gesture that reports all contacts on a view unprocessed, for controls that interpret touches themselves.
///
/// The control receives each contact from its beginning to its end, in the view's coordinate space, and may follow
/// several at once. The gesture recognises at the beginning of the first contact and so wins over other gestures.
/// Inside a scroll view, a contact that moves early on is left to the scroll view.
package struct ContactGesture: PrimitiveGesture {
  /// An event of a contact.
  package struct Value {
    /// The identifier of the contact.
    package var id: Int
    package var phase: ContactPhase
    /// The location in the view's coordinate space, in points.
    package var location: Point
    /// The time of the event.
    package var time: Duration
    /// The size of the view, in points.
    package var size: Size
    /// Whether the contact was cancelled because the view was disabled.
    package var isDisabled = false
  }

  /// The axes along which the control receives a moving contact even inside a scroll view.
  package var axes: Axis.Set = []
  /// Called with each event of a contact.
  package var contact: (Value) -> Void
  /// Called when the time returned by `deadline` has come.
  package var advance: (Duration) -> Void = { _ in }
  /// Returns when `advance` must be called next; `nil` for never.
  package var deadline: () -> Duration? = { nil }

  /// Creates a gesture from its closures.
  package init(
    axes: Axis.Set = [], contact: @escaping (Value) -> Void, advance: @escaping (Duration) -> Void = { _ in },
    deadline: @escaping () -> Duration? = { nil }
  ) {
    (self.axes, self.contact, self.advance, self.deadline) = (axes, contact, advance, deadline)
  }

  /// The distance in points after which a contact inside a scroll view is decided.
  package static let slop = 10.0

  package static func _makeRecognizer(_ gesture: ContactGesture) -> GestureRecognizer<ContactGesture> {
    ContactRecognizer(gesture)
  }
}

private final class ContactRecognizer: GestureRecognizer<ContactGesture> {
  private var gesture: ContactGesture
  private var contacts: [Int: ContactGesture.Value] = [:]
  private var latest: ContactGesture.Value?
  /// The places of the contacts on the stage.
  private var places: [Int: Point] = [:]
  /// The place of the view when it lay under each contact last, while the gesture waits for a time.
  private var grounds: [Int: Ground] = [:]
  /// The contacts that may still become a scroll, with the time until which they are undecided.
  private var undecided: [Int: (start: ContactGesture.Value, until: Duration)] = [:]
  private var hasFailed = false

  /// A place of the view on the stage.
  private struct Ground {
    let frame: Rect
    let transform: Transform
  }

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
    places[event.id] = event.location
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

  /// Returns an event in the view's coordinate space.
  private func value(_ event: ContactEvent) -> ContactGesture.Value {
    ContactGesture.Value(
      id: event.id, phase: event.phase, location: local(event.location), time: event.time,
      size: layoutNode?.frame.size ?? .zero)
  }

  /// Reports an event to the control.
  private func tell(_ value: ContactGesture.Value) {
    contacts[value.id] = value.phase == .down || value.phase == .moved ? value : nil
    latest = value
    gesture.contact(value)
    noteGround(of: value)
  }

  /// Notes where the view is if it lies under a contact.
  private func noteGround(of value: ContactGesture.Value) {
    if value.phase == .down { grounds[value.id] = nil }
    guard contacts[value.id] != nil, gesture.deadline() != nil, let layoutNode else { return }
    let ground = Ground(frame: layoutNode.stageFrame, transform: layoutNode.stageTransform)
    if isOn(value.id, ground.transform) { grounds[value.id] = ground }
  }

  /// Returns whether the place of a contact is in the touch area of the view, if that is where a transform puts it.
  private func isOn(_ id: Int, _ transform: Transform) -> Bool {
    guard let place = places[id], let inverse = transform.inverse else { return false }
    return layoutNode?.behavior.hitTest(place.applying(inverse)) != nil
  }

  /// Decides about a contact inside a scroll view: it belongs to the control if it ends early, or moves along one of
  /// the control's axes.
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

  /// Reports the beginning of an undecided contact to the control.
  private func accept(_ id: Int, at time: Duration) {
    guard var start = undecided.removeValue(forKey: id)?.start else { return }
    start.time = time
    tell(start)
  }

  /// Leaves an undecided contact to the scroll view.
  private func giveUp(_ id: Int) {
    undecided[id] = nil
    if contacts.isEmpty && undecided.isEmpty { hasFailed = true }
  }

  override func advance(to time: Duration) {
    for (id, touch) in undecided.sorted(by: { $0.key < $1.key }) where touch.until <= time {
      accept(id, at: touch.until)
    }
    if let deadline = gesture.deadline(), deadline <= time { endLeftContacts(at: time) }
    if let deadline = gesture.deadline(), deadline <= time { gesture.advance(time) }
  }

  /// Ends the contacts from under which the view has moved, as when a banner pushes the page down: they would hold what is
  /// no longer below them. A contact that has itself left the view is not among them, but one that trembles is.
  private func endLeftContacts(at time: Duration) {
    guard let layoutNode else { return }
    let (frame, transform) = (layoutNode.stageFrame, layoutNode.stageTransform)
    for (id, value) in contacts.sorted(by: { $0.key < $1.key }) {
      guard let ground = grounds[id], let place = places[id], ground.frame != frame,
        ground.frame.contains(place) || isOn(id, ground.transform), !isOn(id, transform)
      else { continue }
      var end = value
      (end.phase, end.time) = (.cancelled, time)
      tell(end)
    }
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
    places = [:]
    grounds = [:]
    undecided = [:]
    latest = nil
    hasFailed = false
  }
}
