import Graphics

/// The fingers on a range slider: which handle each one holds, and where.
struct RangeDrags<Value: Strideable> {
  private struct Drag {
    /// `nil` until the first movement decides between two handles in one place.
    var handle: RangeHandle?
    /// From the finger to the handle's middle, as a fraction of the track.
    var grab: Double
    var startX: Double
    /// Whether the finger has moved: only then does a release count.
    var hasMoved = false
    /// The handle's value at the press, to go back to.
    var before: ClosedRange<Value>
  }

  private var drags: [Int: Drag] = [:]

  /// Movement, in points, that decides between two handles in one place.
  private static var decision: Double { 2 }

  var isIdle: Bool { drags.isEmpty }
  /// The handles that are held.
  var handles: Set<RangeHandle> { Set(drags.values.compactMap(\.handle)) }

  mutating func begin(_ event: ContactGesture.Value, _ selection: inout RangeSelection<Value>) {
    let touch = RangeTrackBox.fraction(at: event.location.x, width: event.size.width)
    var handle = selection.handle(nearest: touch)
    if let taken = handle, handles.contains(taken) {
      let other: RangeHandle = taken == .lower ? .upper : .lower
      if handles.contains(other) || !isOn(other, touch, event.size, selection) { return }
      handle = other
    } else if handle == nil && !drags.isEmpty {
      return
    }
    // Beside two handles in one place, the side decides.
    if handle == nil, !isOn(.lower, touch, event.size, selection) {
      handle = touch < selection.lowerFraction ? .lower : .upper
    }
    let center = handle == .upper ? selection.upperFraction : selection.lowerFraction
    let isGrabbed = isOn(handle ?? .lower, touch, event.size, selection)
    drags[event.id] = Drag(
      handle: handle, grab: isGrabbed ? center - touch : 0, startX: event.location.x, before: selection.range)
    if !isGrabbed, let handle { selection.move(handle, toFraction: touch) }
  }

  mutating func move(_ event: ContactGesture.Value, _ selection: inout RangeSelection<Value>) {
    guard var drag = drags[event.id] else { return }
    let moved = event.location.x - drag.startX
    if drag.handle == nil {
      if abs(moved) < Self.decision { return }
      let handle = selection.handle(movingBy: moved)
      if handles.contains(handle) { return }
      drag.handle = handle
    }
    guard let handle = drag.handle, moved != 0 || drag.hasMoved else { return }
    drag.hasMoved = true
    drags[event.id] = drag
    let touch = RangeTrackBox.fraction(at: event.location.x, width: event.size.width)
    selection.move(handle, toFraction: max(0, min(1, touch + drag.grab)))
  }

  mutating func end(_ event: ContactGesture.Value, _ selection: inout RangeSelection<Value>) {
    move(event, &selection)
    drags[event.id] = nil
  }

  /// The contact is lost: its handle goes back to where it was.
  mutating func cancel(_ event: ContactGesture.Value, _ selection: inout RangeSelection<Value>) {
    guard let drag = drags.removeValue(forKey: event.id), let handle = drag.handle else { return }
    // Alone, it brings back what it has pushed along, too.
    if handles.isEmpty { return selection.select(drag.before) }
    let lower = handle == .lower ? drag.before.lowerBound : selection.lower
    let upper = handle == .upper ? drag.before.upperBound : selection.upper
    if lower <= upper { selection.select(lower...upper) }
  }

  private func isOn(_ handle: RangeHandle, _ touch: Double, _ size: Size, _ selection: RangeSelection<Value>) -> Bool {
    let center = handle == .lower ? selection.lowerFraction : selection.upperFraction
    return abs(touch - center) * RangeTrackBox.travel(width: size.width) <= RangeTrackBox.grabRadius
  }
}
