import Graphics

/// The fingers on a range slider: which handle each one holds, and where.
struct RangeDrags<Value: Strideable> {
  /// What a finger takes along.
  private enum Held: Equatable {
    /// Two handles are in one place: the first movement decides between them.
    case undecided
    case handle(RangeHandle)
    /// Both, with what is between them.
    case span
  }

  private struct Drag {
    var held: Held
    /// From the finger to the handle's middle, as a fraction of the track.
    var grab: Double
    var start: Double
    /// Whether the finger has moved: only then does a release count.
    var hasMoved = false
    /// The values at the press, to go back to.
    var before: ClosedRange<Value>
    /// Where the lower end was at the press.
    var lowerFraction: Double
    var upperFraction: Double
  }

  private var drags: [Int: Drag] = [:]

  /// Movement, in points, that decides between two handles in one place.
  private static var decision: Double { 2 }

  var isIdle: Bool { drags.isEmpty }
  /// The handles that are held.
  var handles: Set<RangeHandle> {
    Set(
      drags.values.flatMap { drag -> [RangeHandle] in
        switch drag.held {
        case .undecided: []
        case .handle(let handle): [handle]
        case .span: [.lower, .upper]
        }
      })
  }

  mutating func begin(
    _ event: ContactGesture.Value, on axis: SliderAxis, dragsSpan: Bool, _ selection: inout RangeSelection<Value>
  ) {
    let touch = axis.fraction(at: event.location, in: event.size)
    func distance(to handle: RangeHandle) -> Double {
      let center = handle == .lower ? selection.lowerFraction : selection.upperFraction
      return abs(touch - center) * axis.travel(in: event.size)
    }
    func isOn(_ handle: RangeHandle) -> Bool { distance(to: handle) <= SliderTrackBehavior.grabRadius }
    // Where what is between can be held, too, a handle reaches less far inwards.
    let isOnSpan =
      dragsSpan && touch > selection.lowerFraction && touch < selection.upperFraction
      && min(distance(to: .lower), distance(to: .upper)) > SliderTrackBehavior.targetRadius
    guard let held = held(at: touch, selection, isOnSpan: isOnSpan, isOn: isOn) else { return }
    var drag = Drag(
      held: held, grab: 0, start: touch, before: selection.range, lowerFraction: selection.lowerFraction,
      upperFraction: selection.upperFraction)
    if case .handle(let handle) = held, !isOn(handle) {
      selection.move(handle, toFraction: touch)
    } else {
      let isUpper = held == .handle(.upper)
      drag.grab = (isUpper ? selection.upperFraction : selection.lowerFraction) - touch
    }
    drags[event.id] = drag
  }

  /// What a finger that comes down takes along; `nil` if there is nothing left for it.
  private func held(
    at touch: Double, _ selection: RangeSelection<Value>, isOnSpan: Bool, isOn: (RangeHandle) -> Bool
  ) -> Held? {
    let taken = handles
    if isOnSpan { return drags.isEmpty ? .span : nil }
    guard let nearest = selection.handle(nearest: touch) else {
      if !drags.isEmpty { return nil }
      // Beside two handles in one place, the side decides.
      return isOn(.lower) ? .undecided : .handle(touch < selection.lowerFraction ? .lower : .upper)
    }
    if !taken.contains(nearest) { return .handle(nearest) }
    let other: RangeHandle = nearest == .lower ? .upper : .lower
    return taken.contains(other) || !isOn(other) ? nil : .handle(other)
  }

  mutating func move(
    _ event: ContactGesture.Value, on axis: SliderAxis, _ selection: inout RangeSelection<Value>
  ) {
    guard var drag = drags[event.id] else { return }
    let touch = axis.fraction(at: event.location, in: event.size)
    let moved = touch - drag.start
    if drag.held == .undecided {
      if abs(moved) * axis.travel(in: event.size) < Self.decision { return }
      let handle = selection.handle(movingBy: moved)
      if handles.contains(handle) { return }
      drag.held = .handle(handle)
    }
    guard moved != 0 || drag.hasMoved else { return }
    drag.hasMoved = true
    drags[event.id] = drag
    switch drag.held {
    case .handle(let handle): selection.move(handle, toFraction: max(0, min(1, touch + drag.grab)))
    case .span: selection.moveSpan(from: drag.lowerFraction...drag.upperFraction, by: moved)
    case .undecided: break
    }
  }

  mutating func end(_ event: ContactGesture.Value, on axis: SliderAxis, _ selection: inout RangeSelection<Value>) {
    move(event, on: axis, &selection)
    drags[event.id] = nil
  }

  /// The contact is lost: its handle goes back to where it was.
  mutating func cancel(_ event: ContactGesture.Value, _ selection: inout RangeSelection<Value>) {
    guard let drag = drags.removeValue(forKey: event.id), drag.held != .undecided else { return }
    // Alone, it brings back what it has pushed along, too.
    if handles.isEmpty { return selection.select(drag.before) }
    let lower = drag.held == .handle(.lower) ? drag.before.lowerBound : selection.lower
    let upper = drag.held == .handle(.upper) ? drag.before.upperBound : selection.upper
    if lower <= upper { selection.select(lower...upper) }
  }
}
