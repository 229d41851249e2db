import Synchronization

/// Ends once, when all parts have ended or when one has failed. Any thread may tell.
package nonisolated final class End<Failure: Error>: @unchecked Sendable {
  private let lock = Mutex(())
  private var rest: Int
  private var isOver = false
  private let complete: (Subscribers.Completion<Failure>) -> Void

  package init(of count: Int, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) {
    (rest, self.complete) = (count, complete)
  }

  /// There is another part.
  package func begin() { lock.withLock { _ in rest += 1 } }

  /// So many parts have ended.
  package func take(_ completion: Subscribers.Completion<Failure>, times: Int = 1) {
    var isEnd = false
    lock.withLock { _ in
      if isOver { return }
      if case .finished = completion { rest -= times }
      if case .finished = completion, rest > 0 { return }
      (isOver, isEnd) = (true, true)
    }
    if isEnd { complete(completion) }
  }
}
