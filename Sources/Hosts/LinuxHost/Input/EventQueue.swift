import Runtime

/// The events of one source in order. Successive turns in one direction are merged, and of successive hovers only the
/// last is kept.
///
/// Turns in opposite directions are not merged: at the end of a value's range, a step beyond and a step back differ
/// from no step at all.
nonisolated struct EventQueue {
  private(set) var events: [InputEvent] = []

  /// Appends an event, merging it with the last one if possible.
  mutating func append(_ event: InputEvent) {
    if case .knobTurned(let more) = event.kind {
      if more == 0 { return }
      if case .knobTurned(let before)? = events.last?.kind, (before < 0) == (more < 0) {
        events[events.count - 1] = InputEvent(time: event.time, .knobTurned(detents: before + more))
        return
      }
    }
    if case .hover = event.kind, case .hover? = events.last?.kind { events.removeLast() }
    events.append(event)
  }

  /// Returns all events and clears the queue.
  mutating func take() -> [InputEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Merges the events of several sources by time. Events of one source at the same time keep their order.
  static func merge(_ sources: [[InputEvent]]) -> [InputEvent] {
    sources.joined().enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
