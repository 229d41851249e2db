import Graphics
import Runtime
import Values

/// The fingers on the handles of a control: which handle each one holds, and where.
///
/// The engine of sliders with one handle or two, lying or upright, in either direction, and of dials. A handle follows
/// the finger that holds it at the distance at which it was gripped; a press away from the handles brings the nearer
/// one; a finger that is lost brings back what it has moved.
struct HandleDrags<Handles: DraggedHandles> {
  /// What a finger takes along.
  private enum Held: Equatable {
    /// Two handles lie in one place: the first movement decides between them.
    case undecided
    case handle(RangeHandle)
    /// Both, with what lies between them.
    case span
  }

  private struct Drag {
    let contact: Int
    var held: Held
    /// From the finger to the handle's middle, as a fraction of the track.
    var grip = 0.0
    /// Where the finger came down, and where it was last.
    let start: Double
    var last: Double
    /// Whether the finger has moved: only then does a release count.
    var hasMoved = false
    /// The values at the press, to go back to.
    let before: Handles.Memory
    /// Where the handles were at the press.
    let fractions: (lower: Double, upper: Double)
  }

  private var drags: [Drag] = []

  /// The movement, in points, that decides between two handles in one place.
  private static var decision: Double { 2 }

  var isIdle: Bool { drags.isEmpty }

  /// Whether any finger holds a handle.
  func isHeld(_ handle: RangeHandle) -> Bool {
    for drag in drags where drag.held == .span || drag.held == .handle(handle) { return true }
    return false
  }

  /// Follows a finger on a track: moves the handles.
  ///
  /// - Parameter dragsSpan: whether a finger between two handles takes both along.
  mutating func follow(
    _ event: ContactGesture.Value, on track: some DragTrack, dragsSpan: Bool = false, _ handles: inout Handles
  ) {
    switch event.phase {
    case .down: begin(event, on: track, dragsSpan: dragsSpan, &handles)
    case .moved: move(event, on: track, &handles)
    case .up:
      move(event, on: track, &handles)
      drags.removeAll { $0.contact == event.id }
    case .cancelled: cancel(event, &handles)
    }
  }

  private mutating func begin(
    _ event: ContactGesture.Value, on track: some DragTrack, dragsSpan: Bool, _ handles: inout Handles
  ) {
    let touch = track.fraction(at: event.location)
    func distance(to handle: RangeHandle) -> Double {
      track.distance(from: event.location, to: handles.fraction(of: handle))
    }
    let fractions = (lower: handles.fraction(of: .lower), upper: handles.fraction(of: .upper))
    // Where what lies between can be held, too, a handle reaches less far inwards.
    let isOnSpan =
      dragsSpan && touch > fractions.lower && touch < fractions.upper
      && min(distance(to: .lower), distance(to: .upper)) > SliderTrackBehavior.targetRadius
    func isOn(_ handle: RangeHandle) -> Bool { distance(to: handle) <= SliderTrackBehavior.grabRadius }
    guard let held = isOnSpan ? (isIdle ? .span : nil) : held(at: touch, handles, isOn: isOn) else { return }
    var drag = Drag(
      contact: event.id, held: held, start: touch, last: touch, before: handles.memory, fractions: fractions)
    if case .handle(let handle) = held, !isOn(handle) {
      handles.move(handle, toFraction: max(0, min(1, touch)))
    } else {
      drag.grip = (held == .handle(.upper) ? fractions.upper : fractions.lower) - touch
    }
    drags.append(drag)
  }

  /// What a finger that comes down takes along; `nil` if there is nothing left for it.
  private func held(at touch: Double, _ handles: Handles, isOn: (RangeHandle) -> Bool) -> Held? {
    guard let nearest = handles.handle(nearest: touch) else {
      if !isIdle { return nil }
      // Beside two handles in one place, the side decides.
      return isOn(.lower) ? .undecided : .handle(touch < handles.fraction(of: .lower) ? .lower : .upper)
    }
    if !isHeld(nearest) { return .handle(nearest) }
    guard let other = handles.partner(of: nearest), !isHeld(other), isOn(other) else { return nil }
    return .handle(other)
  }

  private mutating func move(_ event: ContactGesture.Value, on track: some DragTrack, _ handles: inout Handles) {
    guard let index = drags.firstIndex(where: { $0.contact == event.id }) else { return }
    let touch = track.fraction(at: event.location)
    let moved = touch - drags[index].start
    if drags[index].held == .undecided {
      if abs(moved) * track.length < Self.decision { return }
      let handle = handles.handle(movingBy: moved)
      if isHeld(handle) { return }
      drags[index].held = .handle(handle)
    }
    guard moved != 0 || drags[index].hasMoved else { return }
    // A finger that passes from one end to the other stays at the end that it has come to.
    if track.endsMeet, abs(touch - drags[index].last) > 0.5 { return }
    drags[index].hasMoved = true
    drags[index].last = touch
    switch drags[index].held {
    case .handle(let handle): handles.move(handle, toFraction: max(0, min(1, touch + drags[index].grip)))
    case .span:
      let fractions = drags[index].fractions
      handles.moveSpan(from: fractions.lower...fractions.upper, by: moved)
    case .undecided: break
    }
  }

  /// The contact is lost: its handle goes back to where it was; alone, it brings back what it has pushed along, too.
  private mutating func cancel(_ event: ContactGesture.Value, _ handles: inout Handles) {
    guard let index = drags.firstIndex(where: { $0.contact == event.id }) else { return }
    let drag = drags.remove(at: index)
    let isAlone = !isHeld(.lower) && !isHeld(.upper)
    switch drag.held {
    case .undecided: break
    case .handle(let handle): handles.restore(drag.before, of: isAlone ? nil : handle)
    case .span: handles.restore(drag.before, of: nil)
    }
  }
}
