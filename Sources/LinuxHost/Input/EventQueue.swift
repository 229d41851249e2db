import Controls
import Runtime

/// Events of one source in their order; turns in a row become one, and of hovers in a row the last counts.
///
/// Turns to and fro are kept apart: at the end of a range a step beyond and a step back is not the same as none.
nonisolated struct EventQueue {
  private(set) var events: [InputEvent] = []

  /// Adds an event.
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

  /// All events, which are then forgotten.
  mutating func take() -> [InputEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// The events of several sources by time; those of one source and one moment keep their order.
  static func merge(_ sources: [[InputEvent]]) -> [InputEvent] {
    sources.joined().enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
