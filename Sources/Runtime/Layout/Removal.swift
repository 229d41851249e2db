/// A node that has been taken out of its place, and is shown until its way out is over.
package final class Removal {
  private let node: Node
  private var layoutNodes: [LayoutNode]

  package init(_ node: Node) {
    self.node = node
    layoutNodes = node.layoutNodes
    for layoutNode in layoutNodes { layoutNode.removal = self }
  }

  /// A layout node around those that leave goes with them.
  package func take(_ layoutNode: LayoutNode) {
    layoutNode.removal = self
    layoutNodes.append(layoutNode)
  }

  /// Starts the way out: the transitions of the views, or else a fade.
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

  /// Takes the node away for good.
  package func end() {
    node.stage.motions.remove(self)
    for layoutNode in layoutNodes {
      layoutNode.removal = nil
      layoutNode.parent?.endRemoval(layoutNode)
    }
    node.leave()
  }

  /// The stage is about to be gone.
  package func abandon() {
    for layoutNode in layoutNodes { layoutNode.removal = nil }
    layoutNodes = []
    node.abandon()
    node.stageEnds()
  }
}

extension Node {
  /// Takes this node out of the tree: at once, or after its way out if the running transaction is animated.
  package final func depart() {
    let transaction = Transaction.current
    guard let animation = transaction.effectiveAnimation, layoutNodes.contains(where: \.isOnStage) else {
      return leave()
    }
    Removal(self).begin(transaction, animation)
  }

  /// Shows the way in of a node that has just been made, if the running transaction is animated.
  package final func arrive() {
    let transaction = Transaction.current
    guard let animation = transaction.effectiveAnimation else { return }
    let hosts = transitionHosts
    for host in hosts { host.appear() }
    if !hosts.isEmpty { return }
    for layoutNode in layoutNodes { layoutNode.fade(to: 1, transaction, animation) }
  }
}
