/// The update pass: nodes whose inputs changed are built again, parents before children.
extension Stage {
  func enqueue(_ node: Node) { dirtyNodes.append(node) }

  func flushDirtyNodes() {
    var rounds = 0
    while !dirtyNodes.isEmpty {
      let round = dirtyNodes.sorted { $0.depth < $1.depth }
      dirtyNodes.removeAll(keepingCapacity: true)
      for node in round { node.refreshIfNeeded() }
      rounds += 1
      if rounds == Limits.rounds, let culprit = dirtyNodes.first {
        report("\(type(of: culprit)) changes what it reads each time it is built: stopped after \(rounds) rounds")
        return
      }
    }
  }
}
