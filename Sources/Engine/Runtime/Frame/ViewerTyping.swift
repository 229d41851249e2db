/// The entries that hold what remote viewers have typed and not entered yet, such as half of a code. It is dropped when the
/// viewer leaves: the next person would add to it, without knowing what it is.
struct ViewerTyping {
  private struct Entry {
    let owner: AnyObject
    var viewers: Set<Int>
    let drop: () -> Void
  }

  /// The viewer that made the latest input; `nil` for a person at the panel. What follows from input later, such as the
  /// press of a key that was held back, counts as the viewer's, too.
  private var latest: Int?
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes who makes the input that follows.
  mutating func note(_ event: InputEvent) {
    // A pointer that rests on the panel works nothing.
    if case .hover = event.kind { return }
    latest = event.viewer
  }

  /// Notes that a person at the panel makes the input that follows, with another program.
  fileprivate mutating func notePerson() { latest = nil }

  fileprivate mutating func type(into owner: AnyObject, isNew: Bool, drop: @escaping () -> Void) {
    let id = ObjectIdentifier(owner)
    var viewers = isNew ? [] : entries[id]?.viewers ?? []
    if let latest { viewers.insert(latest) }
    entries[id] = viewers.isEmpty ? nil : Entry(owner: owner, viewers: viewers, drop: drop)
  }

  fileprivate mutating func end(_ owner: AnyObject) { entries[ObjectIdentifier(owner)] = nil }

  /// Removes the entries that a viewer has typed into, and returns what drops their contents.
  fileprivate mutating func take(of viewer: Int) -> [() -> Void] {
    if latest == viewer { latest = nil }
    let left = entries.filter { $0.value.viewers.contains(viewer) }
    for id in left.keys { entries[id] = nil }
    return left.values.map(\.drop)
  }
}

extension Stage {
  /// Notes an action of a person at the panel that arrives as no event, and from no viewer: the person uses another program,
  /// such as one for people who cannot touch the panel.
  package func noteInputAtPanel() {
    services.typing.notePerson()
    noteInput()
  }

  /// Notes that a person or a remote viewer types into an entry. An entry that a viewer has typed into is dropped as a whole
  /// when the viewer leaves. An entry that only a person at the panel has typed into stays.
  ///
  /// - Parameters:
  ///   - owner: the identity of the entry.
  ///   - isNew: whether nothing was typed before.
  ///   - drop: empties the entry.
  package func noteTyping(into owner: AnyObject, isNew: Bool, drop: @escaping () -> Void) {
    services.typing.type(into: owner, isNew: isNew, drop: drop)
  }

  /// Notes that what was typed into an entry has been entered or is gone.
  package func endTyping(into owner: AnyObject) { services.typing.end(owner) }

  /// Drops what a viewer has typed and not entered.
  func viewerHasLeft(_ viewer: Int?) {
    guard let viewer else { return }
    for drop in services.typing.take(of: viewer) { drop() }
  }
}
