/// A node without content that calls an action when something that it has read changes.
package final class ReadingNode: Node {
  private let action: () -> Void

  /// Creates a node that calls an action when something that was read in ``Node/observing(_:)`` changes.
  package init(in nodeContext: NodeContext, onChange action: @escaping () -> Void) {
    self.action = action
    super.init(in: nodeContext)
  }

  package override func refresh() { action() }
}
