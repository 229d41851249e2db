import Machine

/// Completes once: when all upstream publishers have finished, or as soon as one has failed.
///
/// It may be called from any thread.
// Safe: the lock guards the count, and `complete` is called once, by the thread that ends the count.
final class CompletionCounter<Failure: Error>: @unchecked Sendable {
  /// The number of upstream publishers that have not finished; `nil` after the completion.
  private let remaining: Locked<Int?>
  private let complete: (Subscribers.Completion<Failure>) -> Void

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - count: the number of upstream publishers at the beginning.
  ///   - complete: called once with the completion, on the thread that brought it.
  init(of count: Int, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) {
    (remaining, self.complete) = (Locked(count), complete)
  }

  /// Counts another upstream publisher. It has no effect after the completion.
  func add() { remaining.withLock { $0 = $0.map { $0 + 1 } } }

  /// Takes the completion of one upstream publisher.
  func receive(_ completion: Subscribers.Completion<Failure>) {
    let isLast = remaining.withLock { remaining in
      guard let count = remaining else { return false }
      if case .finished = completion, count > 1 {
        remaining = count - 1
        return false
      }
      remaining = nil
      return true
    }
    if isLast { complete(completion) }
  }
}
