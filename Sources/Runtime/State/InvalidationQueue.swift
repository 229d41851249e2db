import Synchronization

/// A queue of changes of observable objects, which may be posted from any thread, to the stage.
package final class InvalidationQueue: Sendable {
  private let nodes = Mutex<[(Node, Transaction)]>([])
  private let wake = Mutex<@Sendable () -> Void>({})

  /// Creates an empty queue.
  package nonisolated init() {}

  /// Whether no change is waiting.
  package nonisolated var isEmpty: Bool { nodes.withLock(\.isEmpty) }

  /// Sets a closure that is called, on the posting thread, when the queue is no longer empty.
  package nonisolated func onPost(_ action: @escaping @Sendable () -> Void) { wake.withLock { $0 = action } }

  /// Posts a change of something that a node has read.
  package nonisolated func post(_ node: Node) {
    let isFirst = nodes.withLock { nodes in
      nodes.append((node, Transaction.current))
      return nodes.count == 1
    }
    if isFirst { wake.withLock { $0 }() }
  }

  /// Removes and returns all changes.
  package nonisolated func take() -> [(Node, Transaction)] {
    nodes.withLock { nodes in
      defer { nodes = [] }
      return nodes
    }
  }
}
