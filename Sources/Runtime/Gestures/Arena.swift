import Graphics

/// Decides which gesture a contact belongs to.
///
/// All gestures on the way from the touched view to the root are told of a contact, in order of priority. The first
/// that happens wins, and the others fail; gestures marked simultaneous neither win nor lose. While one that comes
/// first awaits more contacts, such as a double tap after its first touch, those after it are told of a lift only once
/// it has failed: so a single tap waits for the double tap that it may become.
package final class Arena {
  private struct Entry {
    let recognizer: Recognizer
    let isCompeting: Bool
  }

  /// A contact that is down.
  private struct Contact {
    /// The recognizers that follow it.
    var entries: [Entry]
    var last: ContactEvent
  }

  /// A recognizer that has to wait for others, and what it has yet to see.
  private struct Held {
    let entry: Entry
    let behind: [Recognizer]
    var events: [ContactEvent]
  }

  private var contacts: [Int: Contact] = [:]
  /// Recognizers that wait without a contact, such as a double tap for its second touch.
  private var waiting: [Recognizer] = []
  private var held: [Held] = []

  package var deadline: Duration? { (followers.filter { !isHeld($0) } + waiting).compactMap(\.deadline).min() }

  private var followers: [Recognizer] { contacts.values.flatMap { $0.entries.map(\.recognizer) } }

  /// A contact came down on a view whose layout nodes, deepest first, are given.
  package func begin(_ event: ContactEvent, on path: [LayoutNode]) {
    // A contact that is down already was lifted without the host's knowing.
    if contacts[event.id] != nil { handle(event.lost) }
    guard contacts.count < Limits.contacts else { return }
    let entries = Self.ordered(path).filter { isHeld($0.recognizer) || $0.recognizer.begins(with: event) }
    if entries.isEmpty { return }
    waiting.removeAll { recognizer in entries.contains { $0.recognizer === recognizer } }
    contacts[event.id] = Contact(entries: entries, last: event)
    deliver(event)
  }

  /// Whether any view on the way from a touched one to the root has a gesture that does more than scroll.
  package func mayTap(on path: [LayoutNode]) -> Bool { Self.ordered(path).contains { !$0.recognizer.isForScrolling } }

  /// A contact moved, was lifted or was lost.
  package func handle(_ event: ContactEvent) {
    contacts[event.id]?.last = event
    deliver(event)
    if event.phase == .up || event.phase == .cancelled { finish(event.id) }
  }

  /// Lets time pass for all that wait for it.
  package func advance(to time: Duration) {
    for id in contacts.keys.sorted() {
      for entry in contacts[id]?.entries ?? [] where isOpen(entry, id) && !isHeld(entry.recognizer) {
        guard let deadline = entry.recognizer.deadline, deadline <= time else { continue }
        entry.recognizer.advance(to: time)
        settle(entry, id)
      }
    }
    for recognizer in waiting {
      if let deadline = recognizer.deadline, deadline <= time { recognizer.advance(to: time) }
      if recognizer.isWaiting { continue }
      if recognizer.state == .ended { dropThoseBehind(recognizer) }
      cancel(recognizer)
    }
    release()
  }

  /// Ends a gesture without effect: its view is gone or disabled.
  package func cancel(_ recognizer: Recognizer) {
    let isKnown = isHeld(recognizer) || (waiting + followers).contains { $0 === recognizer }
    guard isKnown else { return }
    waiting.removeAll { $0 === recognizer }
    held.removeAll { $0.entry.recognizer === recognizer }
    for id in contacts.keys { drop(recognizer, from: id) }
    recognizer.fail()
    recognizer.reset()
    release()
  }

  /// Ends everything without effect.
  package func cancelAll() {
    let all = followers + waiting + held.map(\.entry.recognizer)
    held = []
    for recognizer in all { cancel(recognizer) }
    contacts = [:]
  }

  /// The gestures of views, those first that come first.
  private static func ordered(_ path: [LayoutNode]) -> [Entry] {
    var layoutNodes: [GestureBehavior] = []
    for case let layoutNode as GestureBehavior in path.lazy.map(\.behavior) {
      if !layoutNode.mask.contains(.subviews) { layoutNodes = [] }
      if layoutNode.isEnabled { layoutNodes.append(layoutNode) }
    }
    let high = layoutNodes.filter { $0.priority == .high }.reversed()
    let ordered =
      high + layoutNodes.filter { $0.priority == .normal } + layoutNodes.filter { $0.priority == .simultaneous }
    return ordered.map { Entry(recognizer: $0.recognizer, isCompeting: $0.priority != .simultaneous) }
  }
}

// MARK: - Winning

extension Arena {
  private func deliver(_ event: ContactEvent) {
    var before: [Recognizer] = []
    for entry in contacts[event.id]?.entries ?? [] {
      defer { if entry.isCompeting { before.append(entry.recognizer) } }
      // Another gesture may have won meanwhile, or an action may have ended this one.
      guard isOpen(entry, event.id) else { continue }
      if hold(entry, from: event, behind: before) { continue }
      entry.recognizer.handle(event)
      settle(entry, event.id)
    }
    release()
  }

  /// Whether a contact is followed by a recognizer that may still happen or is happening.
  private func isOpen(_ entry: Entry, _ id: Int) -> Bool {
    let follows = contacts[id]?.entries.contains { $0.recognizer === entry.recognizer } ?? false
    return follows && entry.recognizer.isOpen
  }

  /// If the gesture has won, all others have lost.
  private func settle(_ entry: Entry, _ id: Int?) {
    guard entry.isCompeting, entry.recognizer.state == .active || entry.recognizer.state == .ended else { return }
    if let id {
      for other in contacts[id]?.entries ?? [] where other.isCompeting && other.recognizer !== entry.recognizer {
        lose(other.recognizer, id)
      }
    }
    dropThoseBehind(entry.recognizer)
  }

  /// Takes a contact away from a gesture; one that follows other contacts as well goes on with those.
  private func lose(_ recognizer: Recognizer, _ id: Int) {
    let last = contacts[id]?.last
    drop(recognizer, from: id)
    held.removeAll { $0.entry.recognizer === recognizer }
    if followers.contains(where: { $0 === recognizer }) {
      if let last { recognizer.handle(last.lost) }
      return
    }
    recognizer.fail()
    recognizer.reset()
  }

  /// The contact is gone. What still waits, such as a double tap, stays until its deadline.
  private func finish(_ id: Int) {
    for recognizer in (contacts.removeValue(forKey: id)?.entries ?? []).map(\.recognizer) where !isHeld(recognizer) {
      leave(recognizer)
    }
    release()
  }

  /// What becomes of a recognizer once a contact of its is gone.
  private func leave(_ recognizer: Recognizer) {
    if followers.contains(where: { $0 === recognizer }) { return }
    if recognizer.isWaiting {
      if !waiting.contains(where: { $0 === recognizer }) { waiting.append(recognizer) }
    } else {
      if recognizer.state == .possible { recognizer.fail() }
      recognizer.reset()
    }
  }

  /// The contact stays known though nobody follows it any more, until it is lifted.
  private func drop(_ recognizer: Recognizer, from id: Int) {
    contacts[id]?.entries.removeAll { $0.recognizer === recognizer }
  }
}

// MARK: - Waiting for those that come first

extension Arena {
  private func isHeld(_ recognizer: Recognizer) -> Bool { held.contains { $0.entry.recognizer === recognizer } }

  /// Keeps an event from a recognizer that has to wait for others; says whether it does.
  private func hold(_ entry: Entry, from event: ContactEvent, behind before: [Recognizer]) -> Bool {
    if let index = held.firstIndex(where: { $0.entry.recognizer === entry.recognizer }) {
      held[index].events.append(event)
      return true
    }
    guard event.phase == .up, entry.isCompeting, entry.recognizer.state == .possible else { return false }
    let behind = before.filter { $0.isAwaiting || isHeld($0) }
    if behind.isEmpty { return false }
    held.append(Held(entry: entry, behind: behind, events: [event]))
    return true
  }

  /// Lets those go on that need not wait any longer.
  private func release() {
    while let free = held.firstIndex(where: { !$0.behind.contains { $0.isAwaiting || isHeld($0) } }) {
      let next = held.remove(at: free)
      let recognizer = next.entry.recognizer
      // The contact that is still down, if any; that of an earlier touch has no rivals any more.
      var contact: Int?
      for event in next.events {
        if event.phase == .down {
          contact = event.id
          if !recognizer.isOpen { recognizer.reset() }
        }
        guard recognizer.isOpen else { continue }
        recognizer.replay(event)
        settle(next.entry, contact)
      }
      leave(recognizer)
    }
  }

  /// A gesture has happened: those that waited for it have lost.
  private func dropThoseBehind(_ winner: Recognizer) {
    for loser in held where loser.behind.contains(where: { $0 === winner }) {
      held.removeAll { $0.entry.recognizer === loser.entry.recognizer }
      for id in contacts.keys { drop(loser.entry.recognizer, from: id) }
      loser.entry.recognizer.fail()
      loser.entry.recognizer.reset()
    }
  }
}

extension Recognizer {
  /// Whether it needs no contact to go on.
  fileprivate var isWaiting: Bool { state == .possible && deadline != nil }
  fileprivate var isAwaiting: Bool { state == .possible && isAwaitingMore }
  fileprivate var isOpen: Bool { state == .possible || state == .active }
}

extension ContactEvent {
  fileprivate var lost: ContactEvent {
    var event = self
    event.phase = .cancelled
    return event
  }
}
