/// An action that runs when all animations of a transaction have completed.
package nonisolated final class AnimationCompletion {
  /// The moment at which the animation counts as completed.
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  /// The number of animations that have not completed.
  private var running = 0
  /// Whether animations may still be added: until the stage has updated its views for the transaction.
  package private(set) var isAwaited = false

  /// Creates a completion that calls `action` once.
  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Keeps the completion open, because a stage will update its views for the transaction.
  package func keepOpen() { isAwaited = true }

  /// Notes that the stage has updated its views, so that no more animations are added.
  package func close() {
    isAwaited = false
    actIfComplete()
  }

  /// Counts an animation that begins.
  package func begin() { running += 1 }

  /// Counts an animation that has completed.
  package func end() {
    running -= 1
    actIfComplete()
  }

  /// Runs the action if no animation is running and none can be added.
  package func actIfComplete() {
    guard running == 0, !isAwaited, let action else { return }
    self.action = nil
    action()
  }
}
