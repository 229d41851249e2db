import Graphics
import Runtime

/// The drag on a stage: the dragged value, its place, and the destination below it.
///
/// A finger's drag does not depend on the view where it began: the view may scroll out of sight or leave the tree. A
/// panel without draggable views never makes a tracker.
final class DragTracker: StageService {
  unowned let stage: Stage
  /// The drag that is under way; `nil` for none.
  private(set) var drag: Drag?
  /// The fingers that are down, in the order in which they came.
  private var contacts: [Contact] = []
  /// Whether the focus ring is to come back after the drag.
  private var hidesFocus = false
  /// A preview on its way back to where it came from.
  private var flight: DragFlight?
  /// The content that moves because a finger is near an edge of it.
  private var edgeScroll: EdgeScroll?

  private struct Contact {
    let id: Int
    let start: Point
    var location: Point
    /// Whether this finger has dragged something already: one touch drags once.
    var isSpent = false
  }

  init(stage: Stage) { self.stage = stage }

  /// Begins a drag with the last finger that came down on a view. Does nothing while something is dragged.
  func pickUpByFinger(_ pickUp: () -> Drag?, from source: LayoutNode) {
    let frame = source.stageFrame
    let index = contacts.lastIndex { !$0.isSpent && frame.contains($0.start) }
    guard drag == nil, let index, let drag = pickUp() else { return }
    contacts[index].isSpent = true
    let contact = contacts[index]
    let middle = frame.center
    let grip = Size(width: middle.x - contact.start.x, height: middle.y - contact.start.y)
    begin(drag, .finger(id: contact.id, start: contact.location, grip: grip))
    follow(contact.location)
  }

  /// Begins a drag that keys, the knob and accessibility actions steer, at the first destination after the view.
  func pickUpByKeys(_ pickUp: () -> Drag?, from source: LayoutNode) {
    guard drag == nil, let drag = pickUp() else { return }
    begin(drag, .keys(knobDown: nil))
    let places = destinations
    if places.isEmpty {
      stage.feedback.play(.stop)
      return cancel()
    }
    let around = source.ancestry
    let own = places.lastIndex { place in around.contains { $0 === place.layoutNode } } ?? -1
    aim(at: places[(own + 1) % places.count])
  }

  private func begin(_ drag: Drag, _ steering: Drag.Steering) {
    endFlight()
    self.drag = drag
    self.drag?.steering = steering
    self.drag?.middle = drag.home
    // The ring around the destination is the only one.
    if self.drag?.isSteeredByKeys == true, stage.focus.isVisible {
      hidesFocus = true
      stage.focus.isVisible = false
      stage.focus.publish()
    }
    drag.isLifted(true)
    show()
  }

  /// Ends the drag without effect; the preview flies back.
  func cancel() {
    guard let drag else { return }
    let place = middle(of: drag)
    end()
    flyBack(drag, from: place)
  }

  /// Drops the dragged item on the destination below it, or cancels the drag if there is none.
  func drop() {
    guard let drag, let target = drag.target, !drag.isRefused else { return cancel() }
    let place = middle(of: drag)
    let location = target.layoutNode.local(place)
    guard target.accepts(drag.item, at: location) else { return cancel() }
    end(isDrop: true)
    if !target.drop(drag.item, location) { return flyBack(drag, from: place) }
    drag.isLifted(false)
    show()
  }

  private func flyBack(_ drag: Drag, from place: Point) {
    flight = drag.flight(from: place, at: stage.now)
    if flight == nil { drag.isLifted(false) }
    show()
  }

  private func end(isDrop: Bool = false) {
    setTarget(nil, isDrop: isDrop)
    drag = nil
    edgeScroll = nil
    if hidesFocus { stage.focus.show() }
    hidesFocus = false
  }

  private func endFlight() {
    flight?.isLifted(false)
    flight = nil
  }

  // MARK: Where it is

  /// The middle of the preview on the stage: under the finger, or on the destination that was chosen by keys.
  private func middle(of drag: Drag) -> Point {
    guard drag.isSteeredByKeys, let target = drag.target else { return drag.middle }
    return target.layoutNode.stageFrame.center
  }

  /// The finger is at a place of the stage.
  private func follow(_ location: Point) {
    guard case .finger(_, let start, let grip)? = drag?.steering else { return }
    drag?.middle = location.offsetBy(dx: grip.width, dy: grip.height)
    setTarget(destination(at: location))
    tellOfMove()
    // A finger that has not moved yet may rest near an edge without aiming at it.
    let hasMoved = edgeScroll != nil || start.distance(to: location) >= ScrollGesture.slop
    edgeScroll = hasMoved ? edgeScroll(at: location) : nil
    show()
  }

  /// Puts a drag that keys steer over a destination.
  func aim(at destination: DropBehavior) {
    setTarget(destination)
    tellOfMove()
    destination.layoutNode.reveal()
    if stage.announcer.hasListener {
      let words = ReadWords(destination.elements)
      stage.announcer.announceValue(
        words.text, of: "", atEnd: nil, isPrivate: words.isPrivate || destination.layoutNode.isPrivateInTree(),
        source: ObjectIdentifier(self))
    }
    show()
  }

  /// - Parameter isDrop: whether the dragged item leaves its target by being dropped there.
  func setTarget(_ target: DropBehavior?, isDrop: Bool = false) {
    guard let drag, drag.target !== target else { return }
    self.drag?.target = target
    self.drag?.isRefused = false
    if let before = drag.target {
      before.isTargeted(false)
      if !isDrop { before.follower.exited(drag.item, before.layoutNode.local(middle(of: drag))) }
    }
    guard let target else { return }
    target.isTargeted(true)
    let location = target.layoutNode.local(middle(of: self.drag ?? drag))
    self.drag?.location = location
    target.follower.entered(drag.item, location)
  }

  /// Tells the target the place of the dragged item, and asks what a drop would do.
  private func tellOfMove() {
    guard let drag, let target = drag.target else { return }
    let location = target.layoutNode.local(middle(of: drag))
    self.drag?.location = location
    let operation = target.follower.moved(drag.item, location)
    if let operation { self.drag?.isRefused = operation == .cancel || operation == .forbidden }
  }

  /// A destination has left the stage.
  func left(_ destination: DropBehavior) {
    guard let drag, drag.target === destination else { return }
    self.drag?.target = nil
    stage.afterUpdate {
      destination.isTargeted(false)
      destination.follower.exited(drag.item, drag.location)
    }
  }

  /// Called when the knob's button goes down and up during a drag that keys steer.
  func setKnobDown(_ time: Duration?) { drag?.steering = .keys(knobDown: time) }

  /// Draws the preview at its present place.
  private func show() {
    let root = stage.rootLayoutNode!
    if let behavior = root.behavior as? RootBehavior {
      behavior.overlay = drag == nil && flight == nil ? nil : { [weak self] in self?.paint(into: &$0) }
      behavior.isOverlayPrivate = drag?.preview?.privateMark != nil || flight?.preview.privateMark != nil
    }
    root.setNeedsRepaint()
  }

  private func paint(into painter: inout Painter) {
    if let flight { flight.draw(at: stage.now, into: &painter, snapped: stage.snapped) }
    guard let drag else { return }
    if drag.isSteeredByKeys { drag.target?.drawRing(into: &painter) }
    drag.preview?.draw(at: middle(of: drag), into: &painter, snapped: stage.snapped)
  }
}

// MARK: - Events and time

extension DragTracker {
  func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
    switch event {
    case .contact(let id, let phase, let location):
      handle(id, phase, location)
      return false
    case .cancelAll:
      contacts = []
      cancel()
      return false
    case .key(.escape, isDown: true, modifiers: _) where drag != nil:
      cancel()
      return true
    default: return interceptsSteering(event, at: time)
    }
  }

  private func handle(_ id: Int, _ phase: ContactPhase, _ location: Point) {
    let index = contacts.firstIndex { $0.id == id }
    if phase == .down {
      if let index { contacts.remove(at: index) }
      contacts.append(Contact(id: id, start: location, location: location))
      // A person who touches the panel no longer steers by keys.
      if drag?.isSteeredByKeys == true { cancel() }
      return
    }
    if let index { contacts[index].location = location }
    if phase != .moved, let index { contacts.remove(at: index) }
    guard case .finger(let own, _, _)? = drag?.steering, own == id else { return }
    switch phase {
    case .down: break
    case .moved: follow(location)
    case .up:
      follow(location)
      drop()
    case .cancelled: cancel()
    }
  }

  var deadline: Duration? {
    var due = knobDeadline
    for next in [flight?.nextFrame, edgeScroll?.nextFrame] {
      if let next { due = min(due ?? next, next) }
    }
    return due
  }

  func advance(to time: Duration) {
    if let due = knobDeadline, due <= time { cancel() }
    if let due = flight?.nextFrame, due <= time {
      flight?.shown = time
      if flight?.isOver(at: time) == true { endFlight() }
      show()
    }
    if let due = edgeScroll?.nextFrame, due <= time, case .finger(let id, _, _)? = drag?.steering,
      let location = contacts.first(where: { $0.id == id })?.location
    {
      edgeScroll?.move(at: time)
      follow(location)
    }
  }

  /// The time at which a knob that is held down ends the drag.
  private var knobDeadline: Duration? {
    guard case .keys(let since?)? = drag?.steering else { return nil }
    return since + FocusEngine.longPress
  }

  /// The scrolling of the content whose edge is near a finger; `nil` if the content cannot scroll further.
  private func edgeScroll(at location: Point) -> EdgeScroll? {
    guard let hit = stage.rootLayoutNode.behavior.hitTest(location) else { return nil }
    for container in hit.ancestry.lazy.compactMap(\.behavior.scrollContainer) {
      if let scroll = EdgeScroll(of: container, at: location, since: edgeScroll?.last ?? stage.now) { return scroll }
    }
    return nil
  }
}
