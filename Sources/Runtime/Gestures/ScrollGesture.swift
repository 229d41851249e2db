import Graphics

/// A finger that moves what a scroll view shows.
///
/// It claims a contact once that has gone further along an axis that can scroll than across it. Controls inside wait a
/// moment before a touch is theirs, so that a scroll that begins on one changes nothing.
package struct ScrollGesture: PrimitiveGesture {
  package typealias Value = Void

  /// How far, in points, a finger goes before it scrolls.
  package static let slop = 10.0
  /// How long a control inside waits before a touch is its own.
  package static let delay = Duration.milliseconds(120)

  package init() {}

  package static func _makeRecognizer(_ gesture: ScrollGesture) -> GestureRecognizer<ScrollGesture> {
    ScrollRecognizer()
  }
}

private final class ScrollRecognizer: GestureRecognizer<ScrollGesture> {
  private var current = GesturePhase<Void>.possible
  private var contact: Int?
  private var start = Point.zero
  private var samples: [(time: Duration, location: Point)] = []

  /// The speed of a flick is that of this last part of it.
  private static let flick = Duration.milliseconds(80)

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
      // A finger on what moves stops it, and touches nothing.
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
  }

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

  /// At its end a scroll view leaves the contact to one around it that can go on.
  private func mayClaim(_ scroll: any ScrollContainer, _ axis: Axis, _ distance: Double) -> Bool {
    let way = distance * scroll.direction(axis)
    if scroll.canMove(axis, by: way) { return true }
    guard scroll.canScroll(axis) else { return false }
    let outer = scroll.ancestry.dropFirst().compactMap(\.behavior.scrollContainer)
    return !outer.contains { $0.canMove(axis, by: way) }
  }

  private func claim(_ event: ContactEvent) {
    current = .active(())
    start = event.location
    scroll?.hold(scroll?.axes ?? [])
  }

  private func note(_ event: ContactEvent) {
    samples.append((event.time, event.location))
    samples.removeAll { event.time - $0.time > Self.flick }
  }

  private func speed(at time: Duration) -> Size {
    guard let first = samples.first, let last = samples.last(where: { time - $0.time <= Self.flick }),
      last.time > first.time
    else { return .zero }
    let seconds = (time - first.time) / .seconds(1)
    return inside(
      Size(
        width: (last.location.x - first.location.x) / seconds, height: (last.location.y - first.location.y) / seconds))
  }

  /// What is so long on the stage, in points of the content, which may be drawn larger.
  private func inside(_ way: Size) -> Size {
    let unit = scroll?.layoutNode.stageTransform.lengthScale ?? 1
    return unit > 0 ? Size(width: way.width / unit, height: way.height / unit) : way
  }

  override func fail() {
    if case .active = current { scroll?.release(speed: .zero) }
    current = .failed
  }

  override func reset() {
    current = .possible
    contact = nil
    samples = []
  }
}
