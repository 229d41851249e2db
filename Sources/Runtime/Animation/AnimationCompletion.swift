/// An action that waits for all animations of a transaction.
nonisolated final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  /// Whether animations may still be added: from when the transaction meets a stage until that has followed it.
  private(set) var isAwaited = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// A stage will follow the transaction.
  func keepOpen() { isAwaited = true }

  /// The stage has followed the transaction.
  func close() {
    isAwaited = false
    actIfComplete()
  }

  /// An animation begins.
  func begin() { running += 1 }

  /// An animation is complete.
  func end() {
    running -= 1
    actIfComplete()
  }

  /// Acts unless something is under way.
  func actIfComplete() {
    guard running == 0, !isAwaited, let action else { return }
    self.action = nil
    action()
  }
}
