/// The update pass: nodes whose inputs changed are built again, parents before children.
extension Stage {
  func enqueue(_ node: Node) { dirtyNodes.append(node) }

  func enqueue(reader: PreferenceReader) {
    if !preferenceReaders.contains(where: { $0 === reader }) { preferenceReaders.append(reader) }
  }

  func flushDirtyNodes() {
    var rounds = 0
    while !dirtyNodes.isEmpty || !preferenceReaders.isEmpty {
      let round = dirtyNodes.sorted { $0.depth < $1.depth }
      dirtyNodes.removeAll(keepingCapacity: true)
      for node in round { node.refreshIfNeeded() }
      if round.isEmpty { readPreferences() }
      rounds += 1
      if rounds == Limits.rounds, let culprit = dirtyNodes.first ?? preferenceReaders.first {
        report("\(culprit.path) changes what it reads each time it is built: stopped after \(rounds) rounds")
        return
      }
    }
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
