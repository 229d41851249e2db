/// The update pass: nodes whose inputs changed are built again, parents before children.
extension Stage {
  func enqueue(_ node: Node) { dirtyNodes.append(node) }

  func enqueue(reader: PreferenceReader) {
    if !preferenceReaders.contains(where: { $0 === reader }) { preferenceReaders.append(reader) }
  }

  /// Runs an action, such as one for a view that has appeared, once the tree is up to date.
  func afterUpdate(_ action: @escaping () -> Void) { actionsAfterUpdate.append(action) }

  /// Builds again whatever is dirty; `false` if that does not come to an end.
  func flushDirtyNodes() -> Bool {
    var rounds = 0
    for node in mailbox.take() { node.invalidate() }
    while !dirtyNodes.isEmpty || !preferenceReaders.isEmpty || !actionsAfterUpdate.isEmpty {
      let round = dirtyNodes.sorted { $0.depth < $1.depth }
      dirtyNodes.removeAll(keepingCapacity: true)
      for node in round { node.refreshIfNeeded() }
      if round.isEmpty { finishRound() }
      rounds += 1
      if rounds == Limits.rounds, case let culprit = dirtyNodes.first ?? preferenceReaders.first {
        let path = culprit?.path ?? "a view's appearance"
        report("\(path) changes what it reads each time it is built: stopped after \(rounds) rounds")
        return false
      }
    }
    return true
  }

  /// What follows once no node is dirty any more: it may make some dirty again.
  private func finishRound() {
    if !preferenceReaders.isEmpty { return readPreferences() }
    let actions = actionsAfterUpdate
    actionsAfterUpdate = []
    for action in actions { action() }
    for node in mailbox.take() { node.invalidate() }
  }

  /// Tells the readers of preferences, deepest first, once the tree is up to date.
  private func readPreferences() {
    let readers = preferenceReaders.filter { !$0.isGone }.sorted { $0.depth > $1.depth }
    preferenceReaders.removeAll(keepingCapacity: true)
    for reader in readers { reader.readPreferences() }
  }
}

/// A node that wants to know what is reported below it.
protocol PreferenceReader: Node {
  func readPreferences()
}
