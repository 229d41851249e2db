/// The context in which a node is created: its stage, its parent and its environment.
@preconcurrency @MainActor public struct NodeContext {
  /// The stage that the tree belongs to.
  package let stage: Stage
  /// The parent of the node; `nil` for the root.
  package let parent: Node?
  package var environment: EnvironmentValues
}

/// A node of the view tree. Views are values that are replaced at each update; the node remains, with its state.
@MainActor public class Node: Dependent {
  /// The stage that the tree belongs to.
  package unowned let stage: Stage
  /// The parent; `nil` for the root.
  package final var parent: Node? { parentLink?.node }
  private let parentLink: NodeLink?
  /// The link by which others refer to this node; `nil` until it is first needed.
  private var ownLink: NodeLink?
  /// The number of ancestors.
  package let depth: Int
  package let environment: EnvironmentValues
  /// Whether the node waits for an update.
  package private(set) var isDirty = false
  /// Whether the node was removed from the tree.
  package private(set) var isGone = false
  /// A mark of the stage for ordering updates: the number of the present round if a descendant waits for an update, and
  /// one more once this node has been placed in the order.
  package final var orderMark: UInt32 = 0
  /// The nearest ancestor that changes the transaction, or the node itself if it does so; `nil` if there is none.
  package final let transactionScope: TransactionScope?
  /// The observable properties that the body has read, if any.
  package final var reading: Reading?
  /// The animation of the view's or the modifier's data, if they are being animated.
  package final var motion: Motion?

  /// Creates a node in a context.
  ///
  /// - Parameter scope: changes the transaction for updates of the node and of its descendants, after those of the ancestors.
  package init(in nodeContext: NodeContext, scope: TransactionScope? = nil) {
    transactionScope = scope ?? nodeContext.parent?.transactionScope
    stage = nodeContext.stage
    parentLink = nodeContext.parent?.link
    environment = nodeContext.environment
    depth = (nodeContext.parent?.depth ?? -1) + 1
  }

  isolated deinit { ownLink?.node = nil }

  /// The link by which others refer to this node without keeping it.
  package final var link: NodeLink {
    if let ownLink { return ownLink }
    let link = NodeLink(self)
    ownLink = link
    return link
  }

  /// The layout nodes of this node: one for most views, several for a group, none for an empty view.
  package var layoutNodes: [LayoutNode] { [] }

  /// Notes that the node has other children than before.
  package final func structureChanged() {
    contentLayoutChanged()
    reportsChanged()
  }

  package var children: [Node] { [] }

  /// Evaluates everything again that depends on state, environment or other locations.
  package func refresh() {}

  /// Called when the layout nodes of a child have changed.
  package func contentLayoutChanged() { parent?.contentLayoutChanged() }

  /// Computes the preference of this node for a key. Call ``reported(_:)`` instead, which caches it.
  package func ownReport<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { joinedReports(key) }

  /// Called when a preference of a descendant has changed.
  package func preferencesBelowChanged() {}

  /// The cached preferences, by key.
  // `Dictionary()` for the reason given in ``Location``.
  package final var preferenceMemory: [ObjectIdentifier: Any] = Dictionary()

  /// Shows a view above all others, or removes it. Only the root does so; other nodes ignore it.
  package func present(_ view: AnyView?) {}

  /// Called once, when the node is removed from the tree.
  package func willLeave() {}

  /// The way in which this node surrounds the view of a child.
  package func surrounding(of child: Node) -> Surrounding { .open }

  /// The container that arranges the views created here as its rows, if no other layout node is in between.
  package var rows: RowPlace? { nil }

  /// Reports a mistake in the application's views once, with the path of the view.
  package final func report(_ what: String) { stage.report("\(path): \(what)") }

  /// The types of the views from the root to this node, for messages. Nodes that do not belong to a view of the
  /// application are left out.
  package final var path: String {
    let nodes = Array(sequence(first: self) { $0.parent }).reversed()
    let names = nodes.compactMap(\.viewName)
    return names.isEmpty ? "the root view" : names.joined(separator: " > ")
  }

  /// The name of the view whose body this node evaluates.
  package var viewName: String? { nil }
  /// The view of this node, if a file describes it; `nil` for a view of a program's sources.
  package var described: (any FileDescribed)? { nil }

  /// Returns a context for a child.
  ///
  /// - Parameter environment: the child's environment; `nil` for this node's.
  package final func nodeContext(_ environment: EnvironmentValues? = nil) -> NodeContext {
    NodeContext(stage: stage, parent: self, environment: environment ?? self.environment)
  }

  package override final func invalidate() { invalidate(Transaction.current) }

  /// Requests an update of this node with a transaction.
  package final func invalidate(_ transaction: Transaction) {
    if isGone { return }
    if !transaction.isEmpty { stage.note(transaction, for: self) }
    if isDirty { return }
    isDirty = true
    stage.enqueue(self)
  }

  /// Updates the node if it waits for it.
  package final func refreshIfNeeded() {
    guard isDirty, !isGone else { return }
    let transaction = scoped(stage.takeTransaction(for: self))
    if transaction.isEmpty { rebuild() } else { transaction.run(rebuild) }
  }

  /// Updates the node now, so that it no longer waits.
  package final func rebuild() {
    isDirty = false
    refresh()
  }

  /// Returns a transaction as the ancestors of this node change it.
  package final func scoped(_ transaction: Transaction) -> Transaction {
    guard let transactionScope else { return transaction }
    var transaction = transaction
    transactionScope.adjustAll(&transaction)
    return transaction
  }

  /// The nodes that show the transitions of this node's content, down to those that arrange views.
  package var transitionHosts: [any TransitionHost] { children.flatMap(\.transitionHosts) }

  /// Disconnects this node and its descendants from a stage that is being torn down.
  package final func abandon() {
    isGone = true
    reading?.end()
    stopTracking()
    for child in children { child.abandon() }
  }

  /// Called after an update that may have changed the visible page around this node.
  package func presenceChanged() {}

  /// Calls ``presenceChanged()`` for this node and its descendants, and removes those that it has called from a set.
  final func tellPresence(_ untold: inout Set<ObjectIdentifier>) {
    var waiting: [Node] = [self]
    while let node = waiting.popLast() {
      if !untold.isEmpty { untold.remove(ObjectIdentifier(node)) }
      node.presenceChanged()
      waiting += node.children.reversed()
    }
  }

  /// Called for each node of a stage that is being torn down, after the node has been disconnected.
  package func stageEnds() { for child in children { child.stageEnds() } }

  /// Removes this node and its descendants from the tree.
  package final func leave() {
    isGone = true
    motion = nil
    reading?.end()
    willLeave()
    stopTracking()
    for child in children { child.leave() }
  }
}

/// A reference that does not keep its node and becomes `nil` with it.
///
/// A weak reference would do the same. But it would allocate a side table for the node and route every retain and
/// release through it, and the children and layout nodes of nearly every node refer to it.
package final class NodeLink {
  /// The node; `nil` once it is gone.
  package fileprivate(set) unowned(unsafe) var node: Node?

  fileprivate init(_ node: Node) { self.node = node }
}

extension Node {
  /// Creates the node of a view.
  ///
  /// Where the tree is deeper than ``RuntimeLimits/depth``, this creates an empty node instead, and reports it.
  package static func make<Content: View>(_ view: Content, in nodeContext: NodeContext) -> Node {
    if let parent = nodeContext.parent, parent.depth >= RuntimeLimits.depth {
      nodeContext.stage.report(
        "the view tree is deeper than \(RuntimeLimits.depth) at \(Content.self): it is cut off there")
      return CutOffNode(in: nodeContext)
    }
    return Content._makeNode(view, in: nodeContext)
  }

  /// Updates this node to a new value of its view, of the same type.
  ///
  /// The classes of the nodes do not name the view's type: it is known where the node is kept, and a class that named
  /// it would be made at run time for each type.
  package final func update<Content: View>(to view: Content) {
    if self is CutOffNode { return }
    Content._updateNode(self, to: view)
  }
}

extension Node {
  /// The node as the class that the `_makeNode` of a view has chosen, for the `_updateNode` of the same view type.
  // Safe: a node is updated only by the type of view that made it, or is a cut-off node, which `update(to:)` leaves
  // alone. A debug build checks the class; a release build saves that check at each update.
  @inlinable @inline(__always) package func made<Made: Node>(as type: Made.Type) -> Made {
    unsafeDowncast(self, to: type)
  }
}

/// The node of a view that is not shown because the tree is too deep there.
private final class CutOffNode: Node {}
