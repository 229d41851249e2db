import Graphics

/// Decides which gesture a contact belongs to.
///
/// All gestures on the way from the touched view to the root are told of a contact, in order of priority. The first
/// that happens wins, and the others fail; gestures marked simultaneous neither win nor lose.
final class Arena {
  private struct Entry {
    let recognizer: Recognizer
    let isCompeting: Bool
  }

  /// The recognizers that follow each contact that is down.
  private var contacts: [Int: [Entry]] = [:]
  /// Recognizers that wait without a contact, such as a double tap for its second touch.
  private var waiting: [Recognizer] = []

  var deadline: Duration? { (followers + waiting).compactMap(\.deadline).min() }

  private var followers: [Recognizer] { contacts.values.flatMap { $0.map(\.recognizer) } }

  /// A contact came down on a view whose boxes, deepest first, are given.
  func begin(_ event: ContactEvent, on path: [Box]) {
    // A contact that is down already was lifted without the host's knowing.
    if contacts[event.id] != nil { handle(event.lost) }
    guard contacts.count < Limits.contacts else { return }
    let boxes = path.compactMap { $0 as? GestureBox }.filter(\.isEnabled)
    let ordered =
      boxes.filter { $0.priority == .high }.reversed() + boxes.filter { $0.priority == .normal }
      + boxes.filter { $0.priority == .simultaneous }
    let entries = ordered.filter { $0.recognizer.begins(with: event) }.map {
      Entry(recognizer: $0.recognizer, isCompeting: $0.priority != .simultaneous)
    }
    if entries.isEmpty { return }
    waiting.removeAll { recognizer in entries.contains { $0.recognizer === recognizer } }
    contacts[event.id] = entries
    deliver(to: event.id) { $0.handle(event) }
  }

  /// A contact moved, was lifted or was lost.
  func handle(_ event: ContactEvent) {
    deliver(to: event.id) { $0.handle(event) }
    if event.phase == .up || event.phase == .cancelled { finish(event.id) }
  }

  /// Lets time pass for all that wait for it.
  func advance(to time: Duration) {
    for id in contacts.keys.sorted() {
      deliver(to: id) { if let deadline = $0.deadline, deadline <= time { $0.advance(to: time) } }
    }
    for recognizer in waiting {
      if let deadline = recognizer.deadline, deadline <= time { recognizer.advance(to: time) }
      if !recognizer.isWaiting { cancel(recognizer) }
    }
  }

  /// Ends a gesture without effect: its view is gone or disabled.
  func cancel(_ recognizer: Recognizer) {
    let isKnown = waiting.contains { $0 === recognizer } || followers.contains { $0 === recognizer }
    guard isKnown else { return }
    waiting.removeAll { $0 === recognizer }
    for id in contacts.keys { drop(recognizer, from: id) }
    recognizer.fail()
    recognizer.reset()
  }

  /// Ends everything without effect.
  func cancelAll() {
    for recognizer in followers + waiting { cancel(recognizer) }
    contacts = [:]
  }

  private func deliver(to id: Int, _ action: (Recognizer) -> Void) {
    for entry in contacts[id] ?? [] {
      let recognizer = entry.recognizer
      // Another gesture may have won meanwhile, or an action may have ended this one.
      guard follows(recognizer, id), recognizer.state == .possible || recognizer.state == .active else { continue }
      action(recognizer)
      guard entry.isCompeting, recognizer.state == .active || recognizer.state == .ended else { continue }
      for other in contacts[id] ?? [] where other.isCompeting && other.recognizer !== recognizer {
        lose(other.recognizer, id)
      }
    }
  }

  /// Takes a contact away from a gesture; one that follows other contacts as well goes on with those.
  private func lose(_ recognizer: Recognizer, _ id: Int) {
    drop(recognizer, from: id)
    if followers.contains(where: { $0 === recognizer }) { return }
    recognizer.fail()
    recognizer.reset()
  }

  /// The contact is gone. What still waits, such as a double tap, stays until its deadline.
  private func finish(_ id: Int) {
    for recognizer in (contacts.removeValue(forKey: id) ?? []).map(\.recognizer) {
      if followers.contains(where: { $0 === recognizer }) { continue }
      if recognizer.isWaiting {
        waiting.append(recognizer)
      } else {
        if recognizer.state == .possible { recognizer.fail() }
        recognizer.reset()
      }
    }
  }

  private func follows(_ recognizer: Recognizer, _ id: Int) -> Bool {
    contacts[id]?.contains { $0.recognizer === recognizer } ?? false
  }

  /// The contact stays known though nobody follows it any more, until it is lifted.
  private func drop(_ recognizer: Recognizer, from id: Int) {
    contacts[id]?.removeAll { $0.recognizer === recognizer }
  }
}

extension Recognizer {
  /// Whether it needs no contact to go on.
  fileprivate var isWaiting: Bool { state == .possible && deadline != nil }
}

extension ContactEvent {
  fileprivate var lost: ContactEvent {
    var event = self
    event.phase = .cancelled
    return event
  }
}
