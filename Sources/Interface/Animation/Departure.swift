/// A node that has been taken out of its place, and is shown until its way out is over.
final class Departure {
  private let node: Node
  private var boxes: [Box]

  init(_ node: Node) {
    self.node = node
    boxes = node.boxes
    for box in boxes { box.departure = self }
  }

  /// A box around those that leave goes with them.
  func take(_ box: Box) {
    box.departure = self
    boxes.append(box)
  }

  /// Starts the way out: the transitions of the views, or else a fade.
  func begin(_ transaction: Transaction, _ animation: Animation) {
    let completion = AnimationCompletion(criteria: .removed) { [weak self] in self?.end() }
    completion.keepOpen()
    node.stage.motions.add(self)
    var transaction = transaction
    transaction.add(completion)
    let hosts = node.transitionHosts
    if hosts.isEmpty {
      for box in boxes { box.fade(to: 0, transaction, animation) }
    } else {
      transaction.run { for host in hosts { host.disappear() } }
    }
    completion.close()
  }

  /// Takes the node away for good.
  func end() {
    node.stage.motions.remove(self)
    for box in boxes {
      box.departure = nil
      box.parent?.removeGhost(box)
    }
    node.leave()
  }

  /// The stage is about to be gone.
  func abandon() {
    for box in boxes { box.departure = nil }
    boxes = []
    node.abandon()
    node.stageEnds()
  }
}

extension Node {
  /// Takes this node out of the tree: at once, or after its way out if the running transaction is animated.
  final func depart() {
    let transaction = Transaction.current
    guard let animation = transaction.effectiveAnimation, boxes.contains(where: \.isOnStage) else { return leave() }
    Departure(self).begin(transaction, animation)
  }

  /// Shows the way in of a node that has just been made, if the running transaction is animated.
  final func arrive() {
    let transaction = Transaction.current
    guard let animation = transaction.effectiveAnimation else { return }
    let hosts = transitionHosts
    for host in hosts { host.appear() }
    if !hosts.isEmpty { return }
    for box in boxes { box.fade(to: 1, transaction, animation) }
  }
}

/// A node that shows the way in and the way out of what is below it.
protocol TransitionHost: Node {
  func appear()
  func disappear()
}
