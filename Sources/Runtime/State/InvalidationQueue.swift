import Synchronization

/// Changes of observable objects, which may come from any thread, on their way to the stage.
package final class InvalidationQueue: Sendable {
  private let nodes = Mutex<[(Node, Transaction)]>([])
  private let wake = Mutex<@Sendable () -> Void>({})

  package nonisolated init() {}

  /// Whether a change waits.
  package nonisolated var isEmpty: Bool { nodes.withLock(\.isEmpty) }

  /// Called, on the thread that makes a change, when one begins to wait.
  package nonisolated func onPost(_ action: @escaping @Sendable () -> Void) { wake.withLock { $0 = action } }

  /// Leaves word that what a node has read is about to change.
  package nonisolated func post(_ node: Node) {
    let isFirst = nodes.withLock { nodes in
      nodes.append((node, Transaction.current))
      return nodes.count == 1
    }
    if isFirst { wake.withLock { $0 }() }
  }

  /// Takes out everything that waits.
  package nonisolated func take() -> [(Node, Transaction)] {
    nodes.withLock { nodes in
      defer { nodes = [] }
      return nodes
    }
  }
}
