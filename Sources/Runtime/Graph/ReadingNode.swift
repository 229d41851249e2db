/// A place in the tree that shows nothing and acts when something changes that it has read.
package final class ReadingNode: Node {
  private let action: () -> Void

  /// A node that calls an action when what was read within ``Node/observing(_:)`` has changed.
  package init(in nodeContext: NodeContext, onChange action: @escaping () -> Void) {
    self.action = action
    super.init(in: nodeContext)
  }

  package override func refresh() { action() }
}
