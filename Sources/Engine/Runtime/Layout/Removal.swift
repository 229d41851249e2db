/// A removed node that is shown until its removal transition is over.
package final class Removal {
  private let node: Node
  private var layoutNodes: [LayoutNode]

  /// Takes over the layout nodes of a node that is removed.
  package init(_ node: Node) {
    self.node = node
    layoutNodes = node.layoutNodes
    for layoutNode in layoutNodes { layoutNode.removal = self }
  }

  /// Takes over an enclosing layout node, which disappears together with its content.
  package func adopt(_ layoutNode: LayoutNode) {
    layoutNode.removal = self
    layoutNodes.append(layoutNode)
  }

  /// Gives back a layout node that is shown again, at this place or another.
  package func giveBack(_ layoutNode: LayoutNode) {
    layoutNodes.removeAll { $0 === layoutNode }
    layoutNode.removal = nil
    layoutNode.motions.fade = nil
    layoutNode.parent?.endRemoval(layoutNode)
  }

  /// Starts the removal transition: the transitions of the views, or a fade if there are none.
  package func begin(_ transaction: Transaction, _ animation: Animation) {
    let completion = AnimationCompletion(criteria: .removed) { [weak self] in self?.end() }
    completion.keepOpen()
    node.stage.motions.add(self)
    var transaction = transaction
    transaction.add(completion)
    let hosts = node.transitionHosts
    if hosts.isEmpty {
      for layoutNode in layoutNodes { layoutNode.fade(to: 0, transaction, animation) }
    } else {
      transaction.run { for host in hosts { host.disappear() } }
    }
    completion.close()
  }

  /// Removes the node and its layout nodes for good.
  package func end() {
    node.stage.motions.remove(self)
    for layoutNode in layoutNodes {
      layoutNode.removal = nil
      layoutNode.parent?.endRemoval(layoutNode)
    }
    node.leave()
  }

  /// Ends the removal without a transition, because the stage is being torn down.
  package func abandon() {
    for layoutNode in layoutNodes { layoutNode.removal = nil }
    layoutNodes = []
    node.abandon()
    node.stageEnds()
  }
}

extension Node {
  /// Removes this node from the tree: at once, or after its removal transition if the running transaction is animated.
  package final func depart() {
    let transaction = Transaction.current
    guard let animation = transaction.effectiveAnimation, layoutNodes.contains(where: \.isOnStage) else {
      return leave()
    }
    Removal(self).begin(transaction, animation)
  }

  /// Starts the insertion transition of a new node, if the running transaction is animated.
  package final func arrive() {
    let transaction = Transaction.current
    guard let animation = transaction.effectiveAnimation else { return }
    let hosts = transitionHosts
    for host in hosts { host.appear() }
    if !hosts.isEmpty { return }
    for layoutNode in layoutNodes { layoutNode.fade(to: 1, transaction, animation) }
  }
}
