/// The update pass: nodes whose inputs have changed are updated, parents before children.
extension Stage {
  /// Adds a node that waits for an update.
  package func enqueue(_ node: Node) { dirtyNodes.append(node) }

  /// Records the transaction with which a node is to be updated. An animated transaction is not replaced by one without
  /// animation.
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

  /// Removes and returns the transaction with which a node is updated now.
  package func takeTransaction(for node: Node) -> Transaction {
    guard !pendingTransactions.isEmpty, let known = pendingTransactions.removeValue(forKey: ObjectIdentifier(node))
    else { return Transaction() }
    if known.effectiveAnimation != nil { animateLayout(known) }
    return known
  }

  /// Animates the frames of layout nodes that this update moves.
  package func animateLayout(_ transaction: Transaction) {
    layoutTransaction = transaction
    animatesLayout = true
  }

  /// Ends the transactions of this update. Later changes belong to none of them.
  package func endTransactions() {
    pendingTransactions.removeAll(keepingCapacity: true)
    layoutTransaction = Transaction()
    animatesLayout = false
    let completions = openCompletions
    openCompletions = []
    for completion in completions { completion.close() }
  }

  /// Adds a node that reads a preference.
  package func enqueue(reader: PreferenceReader) {
    if !preferenceReaders.contains(where: { $0 === reader }) { preferenceReaders.append(reader) }
  }

  /// Runs an action once the tree is up to date, such as that of a view that has appeared.
  ///
  /// - Parameter node: named in a report if the updates do not end.
  package func afterUpdate(for node: Node? = nil, _ action: @escaping () -> Void) {
    actionsAfterUpdate.append((node, action))
  }

  /// Updates all nodes that wait for it.
  ///
  /// - Returns: `false` if the updates do not end within ``Limits/rounds`` rounds; a report is made.
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

  /// Reads preferences, or else runs the actions that wait. Either may request further updates.
  private func finishRound() {
    if !preferenceReaders.isEmpty { return readPreferences() }
    let actions = actionsAfterUpdate
    actionsAfterUpdate = []
    for (_, action) in actions { action() }
    for (node, transaction) in invalidations.take() { node.invalidate(transaction) }
  }

  /// Notifies the readers of preferences, deepest first.
  private func readPreferences() {
    let readers = preferenceReaders.filter { !$0.isGone }.sorted { $0.depth > $1.depth }
    preferenceReaders.removeAll(keepingCapacity: true)
    for reader in readers { reader.readPreferences() }
  }
}

/// A node that reads a preference of its descendants.
package protocol PreferenceReader: Node {
  /// Reads the preference. Called when it may have changed.
  func readPreferences()
}
