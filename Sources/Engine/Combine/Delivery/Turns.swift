import Machine

/// Takes in one event at a time. An event that arrives while a closure of the application runs, because the closure itself
/// sends it or another thread does, is taken in after it.
final class Turns<Event>: Sendable {
  private let state = Locked((waiting: Fifo<Event>(), isBusy: false))

  /// Calls a closure with an event, and then with those that have arrived in the meantime. Only keeps the event if
  /// another is being taken in.
  func take(_ event: Event, _ body: (Event) -> Void) {
    let isBusy = state.withLock { state in
      if state.isBusy { state.waiting.append(event) }
      defer { state.isBusy = true }
      return state.isBusy
    }
    if isBusy { return }
    body(event)
    while let event = next() { body(event) }
  }

  /// Takes the event that has waited longest.
  private func next() -> Event? {
    state.withLock { state in
      let event = state.waiting.popFirst()
      state.isBusy = event != nil
      return event
    }
  }
}
