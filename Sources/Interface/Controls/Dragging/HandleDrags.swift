import Graphics
import Runtime
import Values

/// The fingers on the handles of a control, and the handle that each of them holds.
///
/// It serves sliders with one or two handles, horizontal and vertical, in both reading directions, and dials. A handle
/// keeps the distance to the finger at which it was grabbed; a press away from the handles moves the nearest handle
/// there; a cancelled touch restores what it has moved.
struct HandleDrags<Handles: DraggedHandles> {
  /// The part of the track that a finger moves.
  private enum Held: Equatable {
    /// Both handles are at the same position; the first movement decides which of them is moved.
    case undecided
    /// One of the handles, which moves alone.
    case handle(RangeHandle)
    /// Both handles, with the selection between them.
    case span
  }

  /// One finger on the control.
  private struct Drag {
    let contact: Int
    var held: Held
    /// The distance from the finger to the centre of the handle, as a fraction of the track.
    var grip = 0.0
    /// The positions at which the finger touched down and was last seen, as fractions.
    let start: Double
    var last: Double
    /// Whether the finger has moved. Without a movement its release changes nothing.
    var hasMoved = false
    /// The values at the press, which a cancellation restores.
    let before: Handles.Memory
    /// The positions of the handles at the press.
    let fractions: (lower: Double, upper: Double)
  }

  private var drags: [Drag] = []

  /// The movement, in points, that decides between two handles at the same position.
  private static var decision: Double { 2 }

  /// Whether no finger is on the control.
  var isIdle: Bool {
    @_specialize(where Handles == RangeSelection<Double>)  // saves looking for the type of the drags
    get { drags.isEmpty }
  }

  /// Whether any finger holds a handle.
  @_specialize(where Handles == RangeSelection<Double>)
  func isHeld(_ handle: RangeHandle) -> Bool {
    for drag in drags where drag.held == .span || drag.held == .handle(handle) { return true }
    return false
  }

  /// Applies an event of a finger to the handles.
  ///
  /// - Parameters:
  ///   - event: the touch.
  ///   - track: the line along which the handles move.
  ///   - dragsSpan: whether a finger between two handles moves both.
  ///   - handles: the handles, which are changed.
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

  /// Starts the drag of a finger, unless all handles within its reach are held already.
  private mutating func begin(
    _ event: ContactGesture.Value, on track: some DragTrack, dragsSpan: Bool, _ handles: inout Handles
  ) {
    let touch = track.fraction(at: event.location)
    func distance(to handle: RangeHandle) -> Double {
      track.distance(from: event.location, to: handles.fraction(of: handle))
    }
    let fractions = (lower: handles.fraction(of: .lower), upper: handles.fraction(of: .upper))
    // If the selection can be dragged, too, a handle is grabbed only within the smaller radius of its target.
    let isOnSpan =
      dragsSpan && touch > fractions.lower && touch < fractions.upper
      && min(distance(to: .lower), distance(to: .upper)) > HandleReach.targetRadius
    func isOn(_ handle: RangeHandle) -> Bool { distance(to: handle) <= HandleReach.grabRadius }
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

  /// Returns the part that a finger grabs when it touches down; `nil` if nothing is left for it.
  private func held(at touch: Double, _ handles: Handles, isOn: (RangeHandle) -> Bool) -> Held? {
    guard let nearest = handles.handle(nearest: touch) else {
      // Both handles are at the same position: a second finger on them takes the one that the first leaves.
      if isOn(.lower) { return isHeld(.lower) && isHeld(.upper) ? nil : .undecided }
      // A press beside them grabs the handle on its side.
      return isIdle ? .handle(touch < handles.fraction(of: .lower) ? .lower : .upper) : nil
    }
    if !isHeld(nearest) { return .handle(nearest) }
    guard let other = handles.partner(of: nearest), !isHeld(other), isOn(other) else { return nil }
    return .handle(other)
  }

  /// Follows the movement of a finger.
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
    // A finger that crosses from one end of a dial to the other leaves the value at the former end.
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

  /// Ends the drag of a cancelled touch and restores its handle. If no other finger is on the control, it also
  /// restores the handle that was pushed along.
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
