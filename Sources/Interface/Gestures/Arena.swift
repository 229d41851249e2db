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

  /// The recognizers that follow each contact.
  private var contacts: [Int: [Entry]] = [:]

  /// More fingers than this are ignored.
  static let maximumContacts = 16

  var deadline: Duration? { allEntries.compactMap(\.recognizer.deadline).min() }

  /// Whether any contact is down or any gesture still waits.
  var isIdle: Bool { contacts.isEmpty }

  private var allEntries: [Entry] { contacts.values.flatMap { $0 } }

  /// A contact came down on a view whose boxes, deepest first, are given.
  func begin(_ event: ContactEvent, on path: [Box]) {
    guard contacts.count < Self.maximumContacts else { return }
    let boxes = path.compactMap { $0 as? GestureBox }.filter(\.isEnabled)
    let ordered =
      boxes.filter { $0.priority == .high }.reversed() + boxes.filter { $0.priority == .normal }
      + boxes.filter { $0.priority == .simultaneous }
    let entries = ordered.filter { $0.recognizer.begins(with: event) }.map {
      Entry(recognizer: $0.recognizer, isCompeting: $0.priority != .simultaneous)
    }
    if entries.isEmpty { return }
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
    for id in contacts.keys.sorted() { prune(id) }
  }

  /// Ends a gesture without effect: its view is gone or disabled.
  func cancel(_ recognizer: Recognizer) {
    guard allEntries.contains(where: { $0.recognizer === recognizer }) else { return }
    for id in contacts.keys { contacts[id]?.removeAll { $0.recognizer === recognizer } }
    contacts = contacts.filter { !$0.value.isEmpty }
    recognizer.fail()
    recognizer.reset()
  }

  /// Ends everything without effect.
  func cancelAll() {
    for entry in allEntries { cancel(entry.recognizer) }
  }

  private func deliver(to id: Int, _ action: (Recognizer) -> Void) {
    guard let entries = contacts[id] else { return }
    var hasWinner = false
    for entry in entries {
      let recognizer = entry.recognizer
      if hasWinner && entry.isCompeting { continue }
      guard recognizer.state == .possible || recognizer.state == .active else { continue }
      action(recognizer)
      if entry.isCompeting, recognizer.state == .active || recognizer.state == .ended {
        hasWinner = true
        for other in entries where other.isCompeting && other.recognizer !== recognizer { lose(other.recognizer) }
      }
    }
  }

  private func lose(_ recognizer: Recognizer) {
    if recognizer.state == .possible || recognizer.state == .active { recognizer.fail() }
  }

  /// The contact is gone: what is over is forgotten; what still waits, such as a double tap, stays until its deadline.
  private func finish(_ id: Int) {
    contacts[id]?.removeAll { entry in
      let waits = entry.recognizer.state == .possible && entry.recognizer.deadline != nil
      if !waits { retire(entry.recognizer, from: id) }
      return !waits
    }
    if contacts[id]?.isEmpty ?? true { contacts[id] = nil }
  }

  private func prune(_ id: Int) {
    contacts[id]?.removeAll { entry in
      let isOver = entry.recognizer.state == .failed
      if isOver { entry.recognizer.reset() }
      return isOver
    }
    if contacts[id]?.isEmpty ?? true { contacts[id] = nil }
  }

  private func retire(_ recognizer: Recognizer, from id: Int) {
    if recognizer.state == .possible { recognizer.fail() }
    let isElsewhere = contacts.contains { $0.key != id && $0.value.contains { $0.recognizer === recognizer } }
    if !isElsewhere { recognizer.reset() }
  }
}
