/// An action that waits for all animations of a transaction.
package nonisolated final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  /// Whether animations may still be added: from when the transaction meets a stage until that has followed it.
  package private(set) var isAwaited = false

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// A stage will follow the transaction.
  package func keepOpen() { isAwaited = true }

  /// The stage has followed the transaction.
  package func close() {
    isAwaited = false
    actIfComplete()
  }

  /// An animation begins.
  package func begin() { running += 1 }

  /// An animation is complete.
  package func end() {
    running -= 1
    actIfComplete()
  }

  /// Acts unless something is under way.
  package func actIfComplete() {
    guard running == 0, !isAwaited, let action else { return }
    self.action = nil
    action()
  }
}
