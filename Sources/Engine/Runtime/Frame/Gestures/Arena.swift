import Graphics

/// The gesture arena: decides which gesture receives a contact.
///
/// All gestures of the touched view and its ancestors are offered a contact, in the order of their priority. The first
/// that recognises wins, and the others fail; simultaneous gestures neither win nor lose. While a gesture of higher
/// priority may still recognise with further contacts, as a double tap after its first tap, gestures of lower priority
/// receive the end of a contact only after it has failed: so a single tap waits for a possible double tap.
package final class Arena {
  /// A recognizer that follows a contact.
  private struct Entry {
    let recognizer: Recognizer
    /// Whether the recognizer can win and lose; `false` for simultaneous gestures.
    let isCompeting: Bool
  }

  /// A contact that is down.
  private struct Contact {
    /// The recognizers that follow the contact, in the order of their priority.
    var entries: [Entry]
    /// The event that was received last, from which a cancellation is derived.
    var last: ContactEvent
  }

  /// A recognizer that waits for others of higher priority, with the events that it has not received yet.
  private struct Held {
    let entry: Entry
    /// The recognizers that it waits for.
    let behind: [Recognizer]
    var events: [ContactEvent]
  }

  /// The contacts that are down, by identifier.
  private var contacts: [Int: Contact] = [:]
  /// The recognizers that wait for another contact, such as a double tap after its first tap.
  private var waiting: [Recognizer] = []
  /// The recognizers that wait for others, in the order in which they began to wait.
  private var held: [Held] = []

  /// The time of the next call of ``advance(to:)``; `nil` if no recognizer waits for a time.
  package var deadline: Duration? { (followers.filter { !isHeld($0) } + waiting).compactMap(\.deadline).min() }

  /// The recognizers that follow a contact.
  private var followers: [Recognizer] { contacts.values.flatMap { $0.entries.map(\.recognizer) } }

  /// Begins to follow a contact.
  ///
  /// - Parameter path: the layout nodes of the touched view and its ancestors, deepest first.
  package func begin(_ event: ContactEvent, on path: [LayoutNode]) {
    // The host did not report that the former contact with this identifier ended.
    if contacts[event.id] != nil { handle(event.lost) }
    guard contacts.count < RuntimeLimits.contacts else { return }
    let entries = Self.ordered(path).filter { isHeld($0.recognizer) || $0.recognizer.begins(with: event) }
    if entries.isEmpty { return }
    waiting.removeAll { recognizer in entries.contains { $0.recognizer === recognizer } }
    contacts[event.id] = Contact(entries: entries, last: event)
    deliver(event)
  }

  /// Returns whether any gesture of the touched view or its ancestors does more than scroll.
  package func mayTap(on path: [LayoutNode]) -> Bool { Self.ordered(path).contains { !$0.recognizer.isForScrolling } }

  /// Handles a contact that moves, ends or is cancelled.
  package func handle(_ event: ContactEvent) {
    contacts[event.id]?.last = event
    deliver(event)
    if event.phase == .up || event.phase == .cancelled { finish(event.id) }
  }

  /// Advances the recognizers whose deadlines have come.
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

  /// Cancels a gesture without effect, because its view was removed or disabled.
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

  /// Cancels without effect the gestures on views that can no longer be reached.
  ///
  /// - Parameter isLost: returns whether the view of a layout node can no longer be reached.
  package func cancel(where isLost: (LayoutNode) -> Bool) {
    for recognizer in followers + waiting + held.map(\.entry.recognizer) {
      if recognizer.layoutNode.map(isLost) ?? true { cancel(recognizer) }
    }
  }

  /// Cancels all gestures without effect.
  package func cancelAll() {
    let all = followers + waiting + held.map(\.entry.recognizer)
    held = []
    for recognizer in all { cancel(recognizer) }
    contacts = [:]
  }

  /// Returns the recognizers of the touched view and its ancestors, in the order of their priority.
  private static func ordered(_ path: [LayoutNode]) -> [Entry] {
    var layoutNodes: [GestureBehavior] = []
    for case let layoutNode as GestureBehavior in path.lazy.map(\.behavior) {
      if !layoutNode.mask.contains(.subviews) { layoutNodes = [] }
      if layoutNode.isEnabled, !layoutNode.isYielding { layoutNodes.append(layoutNode) }
    }
    var ordered: [GestureBehavior] = layoutNodes.filter { $0.priority == .high }.reversed()
    ordered += layoutNodes.filter { $0.priority == .normal }
    ordered += layoutNodes.filter { $0.priority == .simultaneous }
    return ordered.map { Entry(recognizer: $0.recognizer, isCompeting: $0.priority != .simultaneous) }
  }
}

// MARK: - Winning

extension Arena {
  /// Passes an event to the recognizers that follow its contact.
  private func deliver(_ event: ContactEvent) {
    var before: [Recognizer] = []
    for entry in contacts[event.id]?.entries ?? [] {
      defer { if entry.isCompeting { before.append(entry.recognizer) } }
      // Another gesture may have won since the event began, or an action may have ended this one.
      guard isOpen(entry, event.id) else { continue }
      if postpone(entry, from: event, behind: before) { continue }
      entry.recognizer.handle(event)
      settle(entry, event.id)
    }
    release()
  }

  /// Returns whether a recognizer follows a contact and may still recognise, or has begun to.
  private func isOpen(_ entry: Entry, _ id: Int) -> Bool {
    let follows = contacts[id]?.entries.contains { $0.recognizer === entry.recognizer } ?? false
    return follows && entry.recognizer.isOpen
  }

  /// Lets the competing gestures fail if this one has recognised.
  private func settle(_ entry: Entry, _ id: Int?) {
    guard entry.isCompeting, entry.recognizer.state == .active || entry.recognizer.state == .ended else { return }
    if let id {
      for other in contacts[id]?.entries ?? [] where other.isCompeting && other.recognizer !== entry.recognizer {
        lose(other.recognizer, id)
      }
    }
    dropThoseBehind(entry.recognizer)
  }

  /// Takes a contact away from a recognizer, which continues with its other contacts.
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

  /// Ends a contact. A recognizer that waits for another contact, such as a double tap, is kept until its deadline.
  private func finish(_ id: Int) {
    for recognizer in (contacts.removeValue(forKey: id)?.entries ?? []).map(\.recognizer) where !isHeld(recognizer) {
      leave(recognizer)
    }
    release()
  }

  /// Resets a recognizer whose last contact has ended, or lets it wait.
  private func leave(_ recognizer: Recognizer) {
    if followers.contains(where: { $0 === recognizer }) { return }
    if recognizer.isWaiting {
      if !waiting.contains(where: { $0 === recognizer }) { waiting.append(recognizer) }
    } else {
      if recognizer.state == .possible { recognizer.fail() }
      recognizer.reset()
    }
  }

  /// Lets a recognizer stop following a contact. The contact itself is known until it ends, even if no recognizer
  /// follows it.
  private func drop(_ recognizer: Recognizer, from id: Int) {
    contacts[id]?.entries.removeAll { $0.recognizer === recognizer }
  }
}

// MARK: - Waiting for those that come first

extension Arena {
  /// Returns whether a recognizer waits for others.
  private func isHeld(_ recognizer: Recognizer) -> Bool { held.contains { $0.entry.recognizer === recognizer } }

  /// Keeps an event for later if its recognizer must wait for others.
  ///
  /// - Returns: whether it waits.
  private func postpone(_ entry: Entry, from event: ContactEvent, behind before: [Recognizer]) -> Bool {
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

  /// Passes the kept events to the recognizers that need not wait any longer.
  private func release() {
    while let free = held.firstIndex(where: { !$0.behind.contains { $0.isAwaiting || isHeld($0) } }) {
      let next = held.remove(at: free)
      let recognizer = next.entry.recognizer
      // The identifier of the contact that is still down. An earlier contact has no competitors any more.
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

  /// Lets the recognizers fail that have waited for a recognizer which has now recognised.
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
  /// Whether a recognizer waits for a time and needs no contact.
  fileprivate var isWaiting: Bool { state == .possible && deadline != nil }
  /// Whether a recognizer may still recognise with further contacts.
  fileprivate var isAwaiting: Bool { state == .possible && isAwaitingMore }
  /// Whether a recognizer may still recognise, or has begun to.
  fileprivate var isOpen: Bool { state == .possible || state == .active }
}

extension ContactEvent {
  /// The event with the phase `cancelled`.
  fileprivate var lost: ContactEvent {
    var event = self
    event.phase = .cancelled
    return event
  }
}
