/// Where a node is made: below which parent, and with which environment.
@preconcurrency @MainActor public struct NodeContext {
  package let stage: Stage
  package let parent: Node?
  package var environment: EnvironmentValues
}

/// A place in the tree. The view at a place is replaced time and again; the node stays, with its state.
@MainActor public class Node: Dependent {
  package unowned let stage: Stage
  package private(set) weak var parent: Node?
  package let depth: Int
  package let environment: EnvironmentValues
  package private(set) var isDirty = false
  package private(set) var isGone = false
  /// The stage's mark of the present round if the node lies on the way to a dirty one; one more once it has its place in
  /// the order.
  package final var orderMark: UInt32 = 0
  /// What observable objects the body has read, if any.
  package final var reading: Reading?
  /// The movement of the view's or the modifier's animatable data, if they are on their way.
  package final var motion: Motion?

  package init(in nodeContext: NodeContext) {
    stage = nodeContext.stage
    parent = nodeContext.parent
    environment = nodeContext.environment
    depth = (nodeContext.parent?.depth ?? -1) + 1
  }

  /// The layout nodes that stand for this place in the layout: one for most views, several for groups, none for empty ones.
  package var layoutNodes: [LayoutNode] { [] }

  /// Called when other nodes stand below this one than before.
  package final func structureChanged() {
    contentLayoutChanged()
    reportsChanged()
  }

  /// The nodes directly below.
  package var children: [Node] { [] }

  /// Builds again what depends on state, environment or other locations.
  package func refresh() {}

  /// Called when the layout nodes of a node below are others than before.
  package func contentLayoutChanged() { parent?.contentLayoutChanged() }

  /// What is reported here and below for a key. Asked through ``reported(_:)``, which remembers.
  package func ownReport<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { joinedReports(key) }

  /// Called when something that is reported below has changed.
  package func preferencesBelowChanged() {}

  /// What has been asked for since it last changed, by key.
  package final var preferenceMemory: [ObjectIdentifier: Any] = [:]

  /// Shows a view above all others, or none any more. Only the root can.
  package func present(_ view: AnyView?) {}

  /// Called once, when the place leaves the tree.
  package func willLeave() {}

  /// The container that lays rows out which are made here, where no other layout node comes between.
  package var rows: (any RowContainer)? { nil }

  /// Notes a mistake in the application's views, once, with the place of it.
  package final func report(_ what: String) { stage.report("\(path): \(what)") }

  /// The types of the views from the root to here, for messages; layers without a name of the application's are left out.
  package final var path: String {
    let nodes = Array(sequence(first: self) { $0.parent }).reversed()
    let names = nodes.compactMap(\.viewName)
    return names.isEmpty ? "the root view" : names.joined(separator: " > ")
  }

  /// The name of the view whose body this node runs.
  package var viewName: String? { nil }

  /// A context for a child.
  package final func nodeContext(_ environment: EnvironmentValues? = nil) -> NodeContext {
    NodeContext(stage: stage, parent: self, environment: environment ?? self.environment)
  }

  package override final func invalidate() { invalidate(Transaction.current) }

  /// Has the node built again as a part of a transaction.
  package final func invalidate(_ transaction: Transaction) {
    if isGone { return }
    if !transaction.isEmpty { stage.note(transaction, for: self) }
    if isDirty { return }
    isDirty = true
    stage.enqueue(self)
  }

  /// Refreshes if something has changed since the last time.
  package final func refreshIfNeeded() {
    guard isDirty, !isGone else { return }
    let transaction = scoped(stage.takeTransaction(for: self))
    if transaction.isEmpty { rebuild() } else { transaction.run(rebuild) }
  }

  /// Refreshes now, so that it need not be done again in this update.
  package final func rebuild() {
    isDirty = false
    refresh()
  }

  /// Changes the transaction of what happens below.
  package func adjust(_ transaction: inout Transaction) {}

  /// What becomes of a transaction on the way from the root to here.
  package final func scoped(_ transaction: Transaction) -> Transaction {
    if stage.updatePass.transactionScopes == 0 { return transaction }
    var transaction = transaction
    for ancestor in Array(sequence(first: self) { $0.parent }).reversed() { ancestor.adjust(&transaction) }
    return transaction
  }

  /// The nodes here or below that show a way in and out, down to where views are laid out.
  package var transitionHosts: [any TransitionHost] { children.flatMap(\.transitionHosts) }

  /// Cuts this node and all below off from a stage that is about to be gone.
  package final func abandon() {
    isGone = true
    reading?.end()
    stopTracking()
    for child in children { child.abandon() }
  }

  /// Called after an update in which another page than before may be shown around here.
  package func presenceChanged() {}

  /// Calls ``presenceChanged()`` here and below.
  package final func tellPresence() {
    var waiting: [Node] = [self]
    while let node = waiting.popLast() {
      node.presenceChanged()
      waiting += node.children.reversed()
    }
  }

  /// Called for each node of a stage that is about to be gone, once nothing listens any more.
  package func stageEnds() { for child in children { child.stageEnds() } }

  /// Takes this node and all below out of the tree.
  package final func leave() {
    isGone = true
    motion = nil
    reading?.end()
    willLeave()
    stopTracking()
    for child in children { child.leave() }
  }
}

/// A node for views of one type.
@MainActor public class ViewNode<Content: View>: Node {
  /// Replaces the view at this place.
  package func update(to view: Content) {}
}
