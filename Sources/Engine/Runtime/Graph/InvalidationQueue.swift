import Combine
import Machine

/// Changes of observable objects, which may come from any thread, on their way to the stage.
package final class InvalidationQueue: Sendable {
  private struct Waiting {
    var nodes: [(NodeLink, Transaction)] = []
    var wake: @Sendable () -> Void = {}
  }

  private let waiting = Locked(Waiting())

  package nonisolated init() {}

  /// Whether a change waits.
  package nonisolated var isEmpty: Bool { waiting.withLock(\.nodes.isEmpty) }

  /// Sets the closure that is called, on the thread that makes a change, when the first change begins to wait.
  package nonisolated func onPost(_ action: @escaping @Sendable () -> Void) { waiting.withLock { $0.wake = action } }

  /// Notes a coming change of something that a run of a node's body has read, unless the run is no longer the node's
  /// latest.
  package nonisolated func post(_ reading: Reading) {
    let wake = waiting.withLock { waiting -> (@Sendable () -> Void)? in
      guard let node = reading.node else { return nil }
      waiting.nodes.append((node, Transaction.current))
      return waiting.nodes.count == 1 ? waiting.wake : nil
    }
    wake?()
  }

  /// Drops a registration: later changes of the properties that its run has read no longer invalidate the node.
  package nonisolated func forget(_ reading: Reading) { waiting.withLock { _ in reading.node = nil } }

  /// Takes out everything that waits.
  package func take() -> [(Node, Transaction)] {
    let taken = waiting.withLock { waiting in
      defer { waiting.nodes = [] }
      return waiting.nodes
    }
    return taken.isEmpty ? [] : taken.compactMap { link, transaction in link.node.map { ($0, transaction) } }
  }
}
