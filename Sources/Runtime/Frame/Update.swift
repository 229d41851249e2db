/// The update pass: nodes whose inputs changed are built again, parents before children.
extension Stage {
  package func enqueue(_ node: Node) { dirtyNodes.append(node) }

  /// Remembers as a part of which transaction a node is to be built again.
  package func note(_ transaction: Transaction, for node: Node) {
    let key = ObjectIdentifier(node)
    if let known = pendingTransactions[key], known.effectiveAnimation != nil, transaction.effectiveAnimation == nil {
      return
    }
    for completion in transaction.completions where !completion.isAwaited {
      completion.keepOpen()
      openCompletions.append(completion)
    }
    pendingTransactions[key] = transaction
  }

  /// The transaction as a part of which a node is built again now.
  package func takeTransaction(for node: Node) -> Transaction {
    guard !pendingTransactions.isEmpty, let known = pendingTransactions.removeValue(forKey: ObjectIdentifier(node))
    else { return Transaction() }
    if known.effectiveAnimation != nil { animateLayout(known) }
    return known
  }

  /// Has layout nodes that the layout moves in this update glide to their new places.
  package func animateLayout(_ transaction: Transaction) {
    layoutTransaction = transaction
    animatesLayout = true
  }

  /// Whatever changes from now on belongs to no transaction so far.
  package func endTransactions() {
    pendingTransactions.removeAll(keepingCapacity: true)
    layoutTransaction = Transaction()
    animatesLayout = false
    let completions = openCompletions
    openCompletions = []
    for completion in completions { completion.close() }
  }

  package func enqueue(reader: PreferenceReader) {
    if !preferenceReaders.contains(where: { $0 === reader }) { preferenceReaders.append(reader) }
  }

  /// Runs an action, such as one for a view that has appeared, once the tree is up to date.
  package func afterUpdate(for node: Node? = nil, _ action: @escaping () -> Void) {
    actionsAfterUpdate.append((node, action))
  }

  /// Builds again whatever is dirty; `false` if that does not come to an end.
  package func flushDirtyNodes() -> Bool {
    var rounds = 0
    for (node, transaction) in invalidations.take() { node.invalidate(transaction) }
    while !dirtyNodes.isEmpty || !preferenceReaders.isEmpty || !actionsAfterUpdate.isEmpty {
      let round = inTreeOrder(dirtyNodes)
      dirtyNodes.removeAll(keepingCapacity: true)
      for node in round { node.refreshIfNeeded() }
      if round.isEmpty { finishRound() }
      rounds += 1
      if rounds == Limits.rounds {
        let culprit = inTreeOrder(dirtyNodes).first ?? preferenceReaders.first ?? actionsAfterUpdate.first?.node
        let path = culprit?.path ?? "a view's appearance"
        actionsAfterUpdate = []
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
    for (_, action) in actions { action() }
    for (node, transaction) in invalidations.take() { node.invalidate(transaction) }
  }

  /// Tells the readers of preferences, deepest first, once the tree is up to date.
  private func readPreferences() {
    let readers = preferenceReaders.filter { !$0.isGone }.sorted { $0.depth > $1.depth }
    preferenceReaders.removeAll(keepingCapacity: true)
    for reader in readers { reader.readPreferences() }
  }
}

/// A node that wants to know what is reported below it.
package protocol PreferenceReader: Node {
  func readPreferences()
}
