import Graphics

/// The gesture with which a contact scrolls a scroll view.
///
/// It recognises when the contact has moved further along an axis that can scroll than across it. Controls in the
/// content wait a moment before they receive a contact, so that a scroll that begins on a control does not change its
/// value.
package struct ScrollGesture: PrimitiveGesture {
  package typealias Value = Void

  /// The distance in points after which the gesture recognises.
  package static let slop = 10.0
  /// The time that a control in the content waits before it receives a contact.
  package static let delay = Duration.milliseconds(120)

  /// Creates a gesture for the scroll container inside the view.
  package init() {}

  package static func _makeRecognizer(_ gesture: ScrollGesture) -> GestureRecognizer<ScrollGesture> {
    ScrollRecognizer()
  }
}

private final class ScrollRecognizer: GestureRecognizer<ScrollGesture> {
  private var current = GesturePhase<Void>.possible
  private var contact: Int?
  /// The location on the stage from which the scroll distance is measured.
  private var start = Point.zero
  /// The recent locations of the contact, for its speed.
  private var samples: [(time: Duration, location: Point)] = []

  /// The speed at the end of a scroll is measured over this time.
  private static let flick = Duration.milliseconds(80)

  /// The scroll container that the gesture moves; `nil` if the view contains none.
  private var scroll: (any ScrollContainer)? { layoutNode?.children.first?.behavior.scrollContainer }

  override var phase: GesturePhase<Void> { current }
  override var isForScrolling: Bool { true }

  override func begins(with event: ContactEvent) -> Bool {
    contact == nil && scroll.map { $0.canScroll || $0.isMoving } ?? false
  }

  override func handle(_ event: ContactEvent) {
    if event.phase != .down && event.id != contact { return }
    switch event.phase {
    case .down:
      contact = event.id
      start = event.location
      note(event)
      // A contact on content in motion stops it, and does not reach the content.
      if scroll?.isMoving == true { claim(event) }
    case .moved:
      note(event)
      follow(event)
    case .up:
      if case .active = current {
        note(event)
        scroll?.release(speed: speed(at: event.time))
        current = .ended(())
      } else {
        current = .failed
      }
    case .cancelled: fail()
    }
    if case .possible = current { scroll?.trackContact(true) } else { scroll?.trackContact(false) }
  }

  /// Scrolls with the contact, or decides whether to recognise.
  private func follow(_ event: ContactEvent) {
    if case .active = current {
      scroll?.drag(by: inside(Size(width: event.location.x - start.x, height: event.location.y - start.y)))
      return
    }
    guard case .possible = current, let scroll else { return }
    let moved = Size(width: event.location.x - start.x, height: event.location.y - start.y)
    let axis: Axis = abs(moved.width) > abs(moved.height) ? .horizontal : .vertical
    guard abs(moved[axis]) >= ScrollGesture.slop else { return }
    if mayClaim(scroll, axis, moved[axis]) { claim(event) } else { current = .failed }
  }

  /// Returns whether the scroll view receives a movement. At an end of its range, it leaves the movement to an
  /// enclosing scroll view that can scroll further.
  private func mayClaim(_ scroll: any ScrollContainer, _ axis: Axis, _ distance: Double) -> Bool {
    let way = distance * scroll.direction(axis)
    if scroll.canMove(axis, by: way) { return true }
    guard scroll.canScroll(axis) else { return false }
    let outer = scroll.ancestry.dropFirst().compactMap(\.behavior.scrollContainer)
    return !outer.contains { $0.canMove(axis, by: way) }
  }

  /// Recognises, and stops a movement of the content.
  private func claim(_ event: ContactEvent) {
    current = .active(())
    start = event.location
    scroll?.hold(scroll?.axes ?? [])
  }

  /// Records a location, and discards those that are too old.
  private func note(_ event: ContactEvent) {
    samples.append((event.time, event.location))
    samples.removeAll { event.time - $0.time > Self.flick }
  }

  /// Returns the speed at a time, in points of the content per second.
  private func speed(at time: Duration) -> Size {
    guard let first = samples.first, let last = samples.last(where: { time - $0.time <= Self.flick }),
      last.time > first.time
    else { return .zero }
    let seconds = (time - first.time) / .seconds(1)
    return inside(
      Size(
        width: (last.location.x - first.location.x) / seconds, height: (last.location.y - first.location.y) / seconds))
  }

  /// Converts a distance on the stage to points of the content, which may be scaled.
  private func inside(_ way: Size) -> Size {
    let unit = scroll?.layoutNode.stageTransform.lengthScale ?? 1
    return unit > 0 ? Size(width: way.width / unit, height: way.height / unit) : way
  }

  override func fail() {
    if case .active = current { scroll?.release(speed: .zero) }
    current = .failed
    scroll?.trackContact(false)
  }

  override func reset() {
    current = .possible
    contact = nil
    samples = []
  }
}
