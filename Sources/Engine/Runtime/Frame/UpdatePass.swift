/// The state of the update pass: the nodes that wait to be built again, and the actions and questions that wait for its
/// end.
package final class UpdatePass {
  /// The nodes that are to be built again.
  var dirtyNodes: [Node] = []
  /// Distinguishes the marks of one round of an update from those of earlier rounds.
  var orderMark: UInt32 = 0
  var preferenceReaders: [PreferenceReader] = []
  var actionsAfterUpdate: [(node: Node?, action: () -> Void)] = []
  /// The nodes that show other pages since the tree was last up to date.
  var nodesWithOtherPages: [Node] = []
  /// The transactions of dirty nodes, where there is one.
  var transactions: [ObjectIdentifier: Transaction] = [:]
  /// The completions of transactions that still gather animations.
  var openCompletions: [AnimationCompletion] = []
  /// Whether views are being built or laid out. Neither must begin again before it has ended.
  var isBuilding = false
  /// Whether an update has run out of time after it had built views, and left their layout to the next one.
  var awaitsLayout = false
  /// The number of updates so far.
  package var number = 0
  /// The number of view bodies that have run.
  var evaluations = 0
  /// A registration that no run uses at present.
  var spareReading: Reading?
  /// The number of changes of the layout's structure.
  var structureVersion = 0
  /// Whether views may have become unreachable since that was last looked at.
  var hasReachChanged = false

  /// Whether anything waits.
  var isNeeded: Bool {
    !dirtyNodes.isEmpty || !preferenceReaders.isEmpty || !actionsAfterUpdate.isEmpty || !nodesWithOtherPages.isEmpty
  }
}

extension Stage {
  /// The number of view bodies that have run since the stage was made.
  public var evaluations: Int { passes.update.evaluations }

  package func noteEvaluation() { passes.update.evaluations += 1 }
  package func structureChanged() { passes.update.structureVersion += 1 }
}

/// The update pass: nodes whose inputs changed are built again, parents before children.
extension Stage {
  package func enqueue(_ node: Node) { passes.update.dirtyNodes.append(node) }

  /// Remembers in which transaction a node is to be built again.
  package func note(_ transaction: Transaction, for node: Node) {
    let key = ObjectIdentifier(node)
    let known = passes.update.transactions[key]
    if known?.effectiveAnimation != nil, transaction.effectiveAnimation == nil { return }
    for completion in transaction.completions where !completion.isAwaited {
      completion.keepOpen()
      passes.update.openCompletions.append(completion)
    }
    passes.update.transactions[key] = transaction
  }

  /// Applies what has been changed so far, unless it belongs to the same animation as a transaction that is about to begin. In
  /// `x = 0`, followed by `withAnimation { x = 1 }`, the value so animates from 0.
  package func applyChanges(before transaction: Transaction) {
    guard let animation = transaction.effectiveAnimation, !passes.update.isBuilding else { return }
    for (node, transaction) in passes.invalidations.take() { node.invalidate(transaction) }
    let areOthers = passes.update.dirtyNodes.contains {
      passes.update.transactions[ObjectIdentifier($0)]?.effectiveAnimation != animation
    }
    if areOthers { Transaction().run { whileCurrent(updateAll) } }
  }

  /// Runs a part of the update, during which no other update begins.
  package func building<Result>(_ body: () -> Result) -> Result {
    let outer = passes.update.isBuilding
    passes.update.isBuilding = true
    defer { passes.update.isBuilding = outer }
    return body()
  }

  /// The transaction in which a node is built again now.
  package func takeTransaction(for node: Node) -> Transaction {
    let pass = passes.update
    guard !pass.transactions.isEmpty, let known = pass.transactions.removeValue(forKey: ObjectIdentifier(node)) else {
      return Transaction()
    }
    if known.effectiveAnimation != nil { animateLayout(known) }
    return known
  }

  /// Lets layout nodes that the layout moves in this update glide to their new places.
  package func animateLayout(_ transaction: Transaction) {
    passes.layout.transaction = transaction
    passes.layout.isAnimated = true
  }

  /// Later changes belong to no transaction so far.
  package func endTransactions() {
    passes.update.transactions.removeAll(keepingCapacity: true)
    passes.layout.transaction = Transaction()
    passes.layout.isAnimated = false
    let completions = passes.update.openCompletions
    passes.update.openCompletions = []
    for completion in completions { completion.close() }
  }

  package func enqueue(reader: PreferenceReader) {
    if reader.isEnqueued { return }
    reader.isEnqueued = true
    passes.update.preferenceReaders.append(reader)
  }

  /// Runs an action, such as one for a view that has appeared, once the tree is up to date.
  package func afterUpdate(for node: Node? = nil, _ action: @escaping () -> Void) {
    passes.update.actionsAfterUpdate.append((node, action))
  }

  /// Tells a node that shows another page, and its descendants, once the tree is up to date.
  package func pageChanged(of node: Node) { passes.update.nodesWithOtherPages.append(node) }

  private func tellPresence() {
    let nodes = passes.update.nodesWithOtherPages.sorted { $0.depth < $1.depth }
    passes.update.nodesWithOtherPages = []
    var untold = Set(nodes.map(ObjectIdentifier.init))
    for node in nodes where untold.contains(ObjectIdentifier(node)) { node.tellPresence(&untold) }
  }

  /// Builds dirty nodes again. Returns `false` if that does not come to an end.
  package func flushDirtyNodes() -> Bool {
    var rounds = 0
    for (node, transaction) in passes.invalidations.take() { node.invalidate(transaction) }
    let pass = passes.update
    while pass.isNeeded {
      let round = inTreeOrder(pass.dirtyNodes)
      pass.dirtyNodes.removeAll(keepingCapacity: true)
      building { for node in round { node.refreshIfNeeded() } }
      if round.isEmpty { finishRound() }
      rounds += 1
      if rounds == RuntimeLimits.rounds {
        let culprit =
          inTreeOrder(pass.dirtyNodes).first ?? pass.preferenceReaders.first ?? pass.actionsAfterUpdate.first?.node
        let path = culprit?.path ?? "a view's appearance"
        pass.actionsAfterUpdate = []
        // The next update tells those that are still there. Without this, the list would grow with each stopped one.
        var kept: Set<ObjectIdentifier> = []
        pass.nodesWithOtherPages.removeAll { $0.isGone || !kept.insert(ObjectIdentifier($0)).inserted }
        report("\(path) changes what it reads each time it is built: stopped after \(rounds) rounds")
        return false
      }
    }
    return true
  }

  /// Performs the actions that wait until no node is dirty. They may make nodes dirty again.
  private func finishRound() {
    if !passes.update.preferenceReaders.isEmpty { return readPreferences() }
    let actions = passes.update.actionsAfterUpdate
    passes.update.actionsAfterUpdate = []
    for (_, action) in actions { action() }
    if !passes.update.nodesWithOtherPages.isEmpty { tellPresence() }
    for (node, transaction) in passes.invalidations.take() { node.invalidate(transaction) }
  }

  /// Tells the readers of preferences, deepest first, once the tree is up to date.
  private func readPreferences() {
    for reader in passes.update.preferenceReaders { reader.isEnqueued = false }
    let readers = passes.update.preferenceReaders.filter { !$0.isGone }.sorted { $0.depth > $1.depth }
    passes.update.preferenceReaders.removeAll(keepingCapacity: true)
    building { for reader in readers { reader.readPreferences() } }
  }
}

extension Node {
  /// Runs an action after the update in which the current body runs: a body itself changes nothing. Outside a body, and if
  /// the view is gone by then, nothing happens.
  package static func afterUpdateHere(_ action: @escaping (Node) -> Void) {
    guard let node = Tracker.current as? Node else { return }
    node.stage.afterUpdate(for: node) { [weak node] in
      if let node, !node.isGone { action(node) }
    }
  }
}
